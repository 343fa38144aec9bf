import { sendMail } from './core/mail/send-mail.ts';
import { removeExpired } from './features/accounts/remove-expired.ts';
import { sendResetLink } from './features/accounts/send-reset-link.ts';
import { sendWelcomeMail } from './features/accounts/send-welcome-mail.ts';
import { sweepGenerationsJob } from './features/credits/sweep-generations-job.ts';
import { removeOldInvitationsJob } from './features/dealers/remove-old-invitations-job.ts';

/** Every background job. */
export const jobs = [
  sendMail,
  sendWelcomeMail,
  sendResetLink,
  removeExpired,
  removeOldInvitationsJob,
  sweepGenerationsJob,
] as const;
