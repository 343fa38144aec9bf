import type { FastifyInstance } from 'fastify';

/** On every answer; what only a page can need, and its own content security policy, a page adds itself. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('content-security-policy', "default-src 'none'; frame-ancestors 'none'");
    reply.header('cross-origin-resource-policy', 'same-origin');
    reply.header('x-content-type-options', 'nosniff');
    reply.header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}

/** Has a meaning for documents only, so that calls do not carry it. */
export const pageSecurityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/** Strict: only our own files, nonced inline parts, and the analytics a site has configured. */
export function pagePolicy(
  nonce: string,
  analytics: { readonly google: boolean; readonly clarity: boolean },
): string {
  const scripts = ["'self'", `'nonce-${nonce}'`];
  const connects = ["'self'"];
  const images = ["'self'", 'data:', 'blob:'];
  if (analytics.google) {
    scripts.push('https://www.googletagmanager.com');
    connects.push(
      'https://*.google-analytics.com',
      'https://*.analytics.google.com',
      'https://www.googletagmanager.com',
    );
    images.push('https://*.google-analytics.com', 'https://www.googletagmanager.com');
  }
  if (analytics.clarity) {
    scripts.push('https://*.clarity.ms');
    connects.push('https://*.clarity.ms');
    images.push('https://*.clarity.ms');
  }
  return [
    "default-src 'none'",
    `script-src ${scripts.join(' ')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "font-src 'self'",
    `img-src ${images.join(' ')}`,
    `connect-src ${connects.join(' ')}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
