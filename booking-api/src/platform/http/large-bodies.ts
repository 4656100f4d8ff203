import type { FastifyInstance } from 'fastify';

/** JSON up to the given size in bytes, for a scope whose calls carry files; other types are refused there. */
export function takeLargeBodies(scope: FastifyInstance, bytes: number): void {
  const parse = scope.getDefaultJsonParser('error', 'error');
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<string>('application/json', { parseAs: 'string', bodyLimit: bytes }, parse);
}
