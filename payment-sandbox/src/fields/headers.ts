/** Headers of the card fields page: one parent may frame it, it loads its own files and calls its own gateway. */
export const pageHeaders = (parent: string): Record<string, string> => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    `frame-ancestors ${parent}`,
  ].join('; '),
  'cache-control': 'no-store',
  ...commonHeaders,
});

export const commonHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  'cross-origin-resource-policy': 'cross-origin',
};
