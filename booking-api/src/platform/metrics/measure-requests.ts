import type { FastifyInstance } from 'fastify';
import { httpSeconds } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of the call in its contract. */
    call?: string;
  }
}

/** Counts answers by the name of their call, or by the pattern of their route: never by the URL itself. */
export function measureRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    // A stream lasts as long as its page is open.
    if (String(reply.getHeader('content-type')).startsWith('text/event-stream')) return;
    const { url = 'none', config } = request.routeOptions;
    const status = `${Math.trunc(reply.statusCode / 100)}xx`;
    httpSeconds.observe(
      { method: request.method, call: config?.call ?? url, status },
      reply.elapsedTime / 1000,
    );
  });
}
