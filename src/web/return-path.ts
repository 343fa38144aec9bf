import { pages } from '#contract/pages.ts';
import { pagePath } from './redirects.ts';

const key = 'return_to';

interface Return {
  /** A page of ours, below the members prefix. */
  readonly path: string;
  /** `over`: the session had ended. `again`: the page asks for a fresh log-in. */
  readonly why: 'over' | 'again';
}

/** Where to go on after logging in; kept for this tab alone. */
export function rememberReturn(path: string, why: Return['why']) {
  try {
    sessionStorage.setItem(key, JSON.stringify({ path: pagePath(path), why }));
  } catch {}
}

export function peekReturn(): Return | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Return | null;
    const isOurs = pages.some((page) => page.path === kept?.path && page.wrapper === 'app');
    return kept && isOurs ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** The page to go on with, once. */
export function takeReturn(): string | undefined {
  const path = peekReturn()?.path;
  try {
    sessionStorage.removeItem(key);
  } catch {}
  return path;
}
