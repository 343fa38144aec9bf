import type { FastifyInstance } from 'fastify';

/** The same on every answer; a page sets its own content security policy over the closed default. */
export function addSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(self), geolocation=(), microphone=()',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
    done();
  });
}

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
