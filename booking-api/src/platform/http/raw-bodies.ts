import type { FastifyInstance, FastifyRequest } from 'fastify';

export type RawBodies = { of(request: FastifyRequest): Buffer };

/**
 * Parses JSON normally, and keeps its bytes for handlers that verify a signature. For a separate scope: its
 * routes accept only JSON.
 */
export function keepRawBodies(scope: FastifyInstance): RawBodies {
  const bodies = new WeakMap<FastifyRequest, Buffer>();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    bodies.set(request, body);
    parse(request, body.toString('utf8'), done);
  });
  return { of: (request) => bodies.get(request) ?? Buffer.alloc(0) };
}
