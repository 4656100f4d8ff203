import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Headers of every answer. An API answer is no document, so its policy allows nothing; pages set their own. */
export async function secureHeaders(app: FastifyInstance, production: boolean): Promise<void> {
  await app.register(helmet, {
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
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (isCall(request.url)) reply.header('cache-control', 'no-store');
  });
}

const isCall = (url: string): boolean => /^\/(api|v2|refactor|users|sessions|state_options)\b/.test(url);
