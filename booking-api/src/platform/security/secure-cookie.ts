import type { FastifyRequest } from 'fastify';

/** How a cookie is named and sent. `Secure` and `__Host-` always in production, else where the page came by https. */
export type CookieSafety = { name: string; secure: boolean };

export function safeCookie(
  name: string,
  production: boolean,
  request: Pick<FastifyRequest, 'protocol'>,
): CookieSafety {
  const secure = production || request.protocol === 'https';
  return { name: secure ? `__Host-${name}` : name, secure };
}
