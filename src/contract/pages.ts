/** Every page of section 2, in its order, then our own: what it is for the routing rules and for search engines. */
export interface Page {
  readonly path: string;
  /** `auth` pages use the lighter wrapper without analytics; `console` is the operators' own area, all paths below it. */
  readonly wrapper: 'auth' | 'app' | 'console';
  /** Section 2: exempt from the login redirects. */
  readonly isExempt: boolean;
  /** Section 2: one of /login, /forgot-password, /signup. */
  readonly isPublicAuth: boolean;
  readonly isIndexable: boolean;
}

const page = (path: string, rest: Partial<Page> = {}): Page => ({
  path,
  wrapper: 'app',
  isExempt: false,
  isPublicAuth: false,
  isIndexable: false,
  ...rest,
});

const auth = { wrapper: 'auth', isPublicAuth: true, isIndexable: true } as const;
const exempt = { isExempt: true } as const;
const front = { isExempt: true, isIndexable: true } as const;

export const pages: readonly Page[] = [
  page('/login', auth),
  page('/forgot-password', auth),
  page('/signup', auth),
  page('/securelogin', { wrapper: 'auth' }),
  page('/dashboard'),
  page('/my-vehicles', exempt),
  page('/admin-login', { ...exempt, wrapper: 'auth' }),
  page('/dealers-signup', front),
  page('/success-page', exempt),
  page('/delete-account', exempt),
  page('/checkout', exempt),
  page('/payment', exempt),
  page('/vehicle-checks', front),
  page('/404', exempt),
  page('/preview', exempt),
  page('/dvh', exempt),
  page('/confirm', exempt),
  page('/vin-check', front),
  page('/license-preview', front),
  page('/free-vin-check', front),
  page('/verificar-vin-gratis', front),
  page('/dealership'),
  page('/join', { ...exempt, wrapper: 'auth' }),
  page('/reset-password', { ...exempt, wrapper: 'auth' }),
  page('/confirm-email', { ...exempt, wrapper: 'auth' }),
  page('/profile'),
  page('/security'),
  page('/contact', front),
  page('/console', { ...exempt, wrapper: 'console' }),
];

/** Where all pages and calls of the product live. */
export const membersPrefix = '/members';
