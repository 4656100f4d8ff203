import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import helmet from 'helmet';

/**
 * Headers of every answer. An API answer is not a document, so its policy allows nothing; pages set their
 * own.
 */
export function secureHeaders(app: FastifyInstance, production: boolean): void {
  const secure = locksmith(production);
  let locks: Locks | undefined;
  app.addHook('onRequest', (request, reply, done) => {
    locks ??= locksOf(secure, request, reply);
    reply.headers(locks).header('x-request-id', request.id);
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

type Locks = Readonly<Record<string, string>>;

const locksmith = (production: boolean) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    strictTransportSecurity: production ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });

/** Helmet's headers are the same for every answer, so they are generated with the first one. */
function locksOf(
  secure: ReturnType<typeof locksmith>,
  { raw: request }: FastifyRequest,
  { raw: answer }: FastifyReply,
): Locks {
  const before = new Set(answer.getHeaderNames());
  secure(request, answer, (error) => {
    if (error) throw error;
  });
  const set = answer.getHeaderNames().filter((name) => !before.has(name));
  const locks = Object.fromEntries(set.map((name) => [name, String(answer.getHeader(name))]));
  // They are set on the reply, so that a page may set others.
  for (const name of set) answer.removeHeader(name);
  return locks;
}

const isCall = (url: string): boolean => /^\/(api|v2|refactor|users|sessions|state_options)\b/.test(url);
