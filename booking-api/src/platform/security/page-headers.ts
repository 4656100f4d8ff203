/**
 * Security headers of a page: what may run, load and frame it. It frames only `frames`, and only `framedBy`
 * frames it.
 */
export const pageHeaders = (
  nonce: string,
  frames: string,
  framedBy = "'none'",
): Readonly<Record<string, string>> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "connect-src 'self'",
    `frame-src ${frames}`,
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; '),
  'integrity-policy': 'blocked-destinations=(script), sources=(inline)',
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cache-control': 'no-store',
});
