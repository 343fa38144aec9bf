import { type login, logout } from '#contract/accounts.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { membersPrefix } from '#contract/pages.ts';
import { call } from './api.ts';
import { CallProblem } from './call-problem.ts';
import { findRedirect, pagePath } from './redirects.ts';
import { rememberReturn } from './return-path.ts';
import { clearStored, readStored, type StoredUser, writeStored } from './storage.ts';
import { storeCredits } from './store-credits.ts';

/** Loads a page anew: between the two wrappers, and whenever who is signed in has changed. */
export function openPage(path: string) {
  location.replace(`${membersPrefix}${path}`);
}

/** Where the routing rules send this visit, if anywhere. */
export function currentRedirect(path: string, security: string) {
  if (import.meta.env.DEV && pagePath(path) === '/kit') return undefined;
  return findRedirect({
    path,
    security,
    hasGateFlag: readStored('security_gate'),
    hasLoginFlag: readStored('logged_in'),
    hasToken: Boolean(readStored('user')?.token),
  });
}

export function signIn(reply: ReplyOf<typeof login>) {
  const { token, id, email, tracking_id } = reply;
  const user: StoredUser = { token, id, email, tracking_id };
  writeStored('user', user);
  writeStored('logged_in', true);
  writeCookies(user);
  storeCredits(reply);
}

/** Ends the token on the server where it can be reached, and forgets the person here in any case. */
export async function signOut() {
  try {
    await call(logout, {});
  } catch (problem) {
    console.warn('the token could not be ended on the server', problem);
  }
  forgetPerson();
  openPage('/login');
}

/** Follows the server when it says that a session or the gate pass is over; true when the page is being left. */
export function leaveIfShutOut(problem: unknown): boolean {
  if (!(problem instanceof CallProblem)) return false;
  if (problem.code === 'login-required') {
    rememberReturn(location.pathname, 'over');
    forgetPerson();
    openPage('/login');
    return true;
  }
  if (problem.code === 'recent-login-required') {
    rememberReturn(location.pathname, 'again');
    void signOut();
    return true;
  }
  if (problem.code === 'operator-login-required') {
    openPage('/admin-login');
    return true;
  }
  if (problem.code === 'gate-pass-required') {
    clearStored(['security_gate']);
    openPage('/securelogin');
    return true;
  }
  return false;
}

/** Cookies end with the browser's session while local storage stays, so a new visit writes them again. */
export function restoreCookies() {
  const user = readStored('user');
  if (user) writeCookies(user);
}

/** For when the server has already ended the session. */
export function forgetPerson() {
  clearStored();
  for (const name of ['token', 'id', 'email', 'tracking_id']) writeCookie(name, '', '; Max-Age=0');
}

function writeCookies(user: StoredUser) {
  for (const [name, value] of Object.entries(user)) writeCookie(name, value);
}

function writeCookie(name: string, value: string, rest = '') {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The Cookie Store API is missing in Firefox and Safari of the last years, and on plain http.
  // biome-ignore lint/suspicious/noDocumentCookie: see above
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=${membersPrefix}; SameSite=Lax${secure}${rest}`;
}

/** Where the person whose address has changed is signed in here. */
export function changeStoredEmail({ id, email }: { id: string; email: string }) {
  const user = readStored('user');
  if (user?.id !== id) return;
  writeStored('user', { ...user, email });
  writeCookies({ ...user, email });
}
