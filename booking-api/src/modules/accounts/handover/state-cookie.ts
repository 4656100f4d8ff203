import type { FastifyReply, FastifyRequest } from 'fastify';
import { newSecret } from '../../../platform/security/secrets.ts';
import { safeCookie } from '../../../platform/security/secure-cookie.ts';

const seconds = 120;
const form = /^[\w-]{43}$/;

/** The cookie by which a brand recognizes the browser that began a handover there. */
export function createStateCookie(production: boolean) {
  const cookieOf = (request: FastifyRequest) => safeCookie('handover', production, request);
  const read = (request: FastifyRequest): string | undefined => {
    const value = request.cookies[cookieOf(request).name];
    return value !== undefined && form.test(value) ? value : undefined;
  };
  return {
    read,
    /** The state of this browser. Two tabs that begin at the same moment share one. */
    give(request: FastifyRequest, reply: FastifyReply): string {
      const state = read(request) ?? newSecret();
      const { name, secure } = cookieOf(request);
      reply.setCookie(name, state, { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: seconds });
      return state;
    },
    end(request: FastifyRequest, reply: FastifyReply): void {
      const { name, secure } = cookieOf(request);
      reply.setCookie(name, '', { httpOnly: true, sameSite: 'lax', secure, path: '/', maxAge: 0 });
    },
  };
}
