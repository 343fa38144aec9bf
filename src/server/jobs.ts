import { removeExpired } from './features/accounts/remove-expired.ts';
import { sendWelcomeMail } from './features/accounts/send-welcome-mail.ts';

/** Every background job. */
export const jobs = [sendWelcomeMail, removeExpired] as const;
