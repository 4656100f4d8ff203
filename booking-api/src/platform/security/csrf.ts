import type { FastifyRequest } from 'fastify';
import { sameBytes } from './secrets.ts';
import type { Session } from './session.ts';

/**
 * Whether a writing call comes from our own page. The browser's origin headers (Origin, Sec-Fetch-Site) must
 * match if present, and the session's token must be in X-CSRF-Token or in a form's field.
 */
export function writeAllowed(
  request: FastifyRequest,
  session: Session | null,
  token: unknown = request.headers['x-csrf-token'],
): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  if (origin !== undefined && !isOwnOrigin(origin, request)) return false;
  if (session === null) return true;
  if (typeof token !== 'string') return false;
  return sameBytes(Buffer.from(token), Buffer.from(session.csrfToken));
}

function isOwnOrigin(origin: string, request: FastifyRequest): boolean {
  if (origin === `${request.protocol}://${request.host}`) return true;
  try {
    return new URL(origin).host === request.host;
  } catch {
    return false;
  }
}
