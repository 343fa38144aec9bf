import * as z from 'zod/mini';
import type { Endpoint, InputOf } from '#contract/endpoint.ts';
import { type FieldProblem, fieldProblems } from '#contract/problems.ts';
import { Problem } from './problem.ts';

/** Unknown fields are dropped; a wrong one is named in the problem. */
export function readInput<E extends Endpoint>(endpoint: E, received: unknown): InputOf<E> {
  if (
    received !== undefined &&
    received !== null &&
    (typeof received !== 'object' || Array.isArray(received))
  ) {
    throw new Problem('unreadable-body');
  }
  const read = z.safeParse(endpoint.input, received ?? {});
  if (read.success) return read.data as InputOf<E>;
  const fields: Record<string, FieldProblem> = {};
  for (const issue of read.error.issues) {
    const field = issue.path.join('.');
    fields[field] ??= nameIssue(issue, received);
  }
  throw new Problem('invalid-input', { fields });
}

function nameIssue(issue: z.core.$ZodIssue, received: unknown): FieldProblem {
  const top = issue.path[0];
  const value = (received as Record<PropertyKey, unknown> | undefined)?.[top as PropertyKey];
  if (issue.path.length === 1 && (value === undefined || value === '')) return 'required';
  return issue.message in fieldProblems ? (issue.message as FieldProblem) : 'invalid';
}
