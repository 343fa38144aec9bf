import { sendMail } from './core/mail/send-mail.ts';
import { removeExpired } from './features/accounts/remove-expired.ts';
import { sendResetLink } from './features/accounts/send-reset-link.ts';
import { sendWelcomeMail } from './features/accounts/send-welcome-mail.ts';

/** Every background job. */
export const jobs = [sendMail, sendWelcomeMail, sendResetLink, removeExpired] as const;
