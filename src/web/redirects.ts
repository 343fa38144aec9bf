import { membersPrefix, pages } from '#contract/pages.ts';

export interface VisitState {
  /** With or without the members prefix; without query. */
  readonly path: string;
  readonly hasGateFlag: boolean;
  /** The site's `security` setting. */
  readonly security: string;
  readonly hasLoginFlag: boolean;
  readonly hasToken: boolean;
}

/** The path below the members prefix, without a closing slash; the root is '/'. */
export function pagePath(path: string): string {
  const hasPrefix = path === membersPrefix || path.startsWith(`${membersPrefix}/`);
  const below = hasPrefix ? path.slice(membersPrefix.length) : path;
  return below.replace(/\/+$/, '') || '/';
}

/** The three routing rules of the specification, in their order: where to send the visitor, if anywhere. */
export function findRedirect(state: VisitState): '/securelogin' | '/login' | '/dashboard' | undefined {
  const path = pagePath(state.path);
  const page = pages.find((known) => known.path === path);
  const isExempt = page?.isExempt ?? false;
  const isPublicAuth = page?.isPublicAuth ?? false;
  const isGatePassed = state.hasGateFlag || state.security === 'disabled';
  const isLoggedIn = state.hasLoginFlag && state.hasToken;

  if (!isGatePassed) return isExempt || path === '/securelogin' ? undefined : '/securelogin';
  if (!isLoggedIn) return isExempt || isPublicAuth || isLoginPath(path) ? undefined : '/login';
  return path === '/' || isPublicAuth ? '/dashboard' : undefined;
}

/** /login itself, /admin-login and /securelogin. */
const isLoginPath = (path: string) => path.endsWith('login');
