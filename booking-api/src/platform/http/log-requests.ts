import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inWork } from '../tracing/current-work.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the call changes data; a POST may only read. */
    writes?: boolean;
  }
}

const slowMs = 1000;

/**
 * One log line per answer. Changes, refusals, failures and slow answers are logged at `info`; the many reads,
 * which metrics count, at `debug`. A booking makes some hundred and fifty requests.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const line = {
      req: request.raw,
      call: request.routeOptions.config?.call,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    // The end of an answer comes from the connection, which has no request context.
    inWork(request.work, () =>
      isNotable(request, reply) ? request.log.info(line, 'answered') : request.log.debug(line, 'answered'),
    );
  });
}

function isNotable(request: FastifyRequest, reply: FastifyReply): boolean {
  const writes = request.routeOptions.config?.writes ?? !/^(?:GET|HEAD|OPTIONS)$/.test(request.method);
  const streams = String(reply.getHeader('content-type')).startsWith('text/event-stream');
  return writes || reply.statusCode >= 400 || (reply.elapsedTime > slowMs && !streams);
}
