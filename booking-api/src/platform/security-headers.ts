import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

/** Headers of every answer. An API answer is no document, so its policy allows nothing; pages set their own. */
export function secureHeaders(app: FastifyInstance, production: boolean): void {
  const locks = locksOf(production);
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(locks).header('x-request-id', request.id);
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
    done();
  });
}

/** What Helmet sets is the same for every answer, so it is asked once. */
function locksOf(production: boolean): Readonly<Record<string, string>> {
  const secure = helmet({
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
  const request = new IncomingMessage(new Socket());
  const answer = new ServerResponse(request);
  secure(request, answer, (error) => {
    if (error) throw error;
  });
  return Object.fromEntries(
    Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]),
  );
}

const isCall = (url: string): boolean => /^\/(api|v2|refactor|users|sessions|state_options)\b/.test(url);
