import { type Logger, pino } from 'pino';

/** Lines leave together, at the latest after this time: one write a line would cost a small call a tenth of its time. */
const heldAtMostMs = 200;
const heldAtMostBytes = 4096;

/** JSON lines on the standard output, or in a file. What is held leaves when the process ends, unless it is killed. */
export function openLog(level: string, file?: string): Logger {
  const lines = pino.destination({
    dest: file ?? 1,
    sync: false,
    minLength: heldAtMostBytes,
    periodicFlush: heldAtMostMs,
  });
  process.on('exit', () => lines.flushSync());
  return pino({ level, base: { pid: process.pid } }, lines);
}
