import type { FastifyRequest } from 'fastify';

/**
 * A cookie's name and attributes. `Secure` and `__Host-` always in production, otherwise when the page came
 * by https.
 */
export type CookieSafety = { name: string; secure: boolean };

export function safeCookie(
  name: string,
  production: boolean,
  request: Pick<FastifyRequest, 'protocol'>,
): CookieSafety {
  const secure = production || request.protocol === 'https';
  return { name: secure ? `__Host-${name}` : name, secure };
}
