import type { FastifyInstance, FastifyRequest } from 'fastify';

export type RawBodies = { of(request: FastifyRequest): Buffer };

/**
 * JSON as everywhere, with its bytes kept for those who must read what was signed. For a scope of its own: its routes
 * take nothing but JSON.
 */
export function keepRawBodies(scope: FastifyInstance): RawBodies {
  const kept = new WeakMap<FastifyRequest, Buffer>();
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    kept.set(request, body);
    parse(request, body.toString('utf8'), done);
  });
  return { of: (request) => kept.get(request) ?? Buffer.alloc(0) };
}
