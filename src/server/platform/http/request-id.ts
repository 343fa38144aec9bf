import { randomBytes } from 'node:crypto';

/** Ids that no two processes share and that sort by arrival: a random start, then a count. */
export function countRequests(): () => string {
  const start = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36).padStart(8, '0')}`;
  };
}
