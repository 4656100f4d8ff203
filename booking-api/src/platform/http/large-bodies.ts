import type { FastifyInstance } from 'fastify';

/** JSON of up to so many bytes, for a scope whose calls carry files; nothing else is taken there. */
export function takeLargeBodies(scope: FastifyInstance, bytes: number): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit: bytes }, parse);
}
