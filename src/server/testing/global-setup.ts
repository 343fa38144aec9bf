import type { TestProject } from 'vitest/node';
import { startTestDatabase } from './test-database.ts';

/** Starts what all server tests of a run share. */
export async function setup(project: TestProject) {
  const database = await startTestDatabase();
  project.provide('databaseUrl', database.url);
  return () => database.stop();
}
