import { removeExpired } from './features/accounts/remove-expired.ts';
import { sendWelcomeMail } from './features/accounts/send-welcome-mail.ts';
import { sweepGenerationsJob } from './features/credits/sweep-generations-job.ts';
import { removeOldInvitationsJob } from './features/dealers/remove-old-invitations-job.ts';

/** Every background job. */
export const jobs = [sendWelcomeMail, removeExpired, removeOldInvitationsJob, sweepGenerationsJob] as const;
