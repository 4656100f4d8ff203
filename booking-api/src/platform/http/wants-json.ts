import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether who asks would rather have JSON than what the call answers by itself, as text/html; by the header Accept and
 * its weights. The answer says that it goes by it.
 */
export function wantsJson(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  itself: string,
): boolean {
  reply.header('vary', 'accept');
  return accepts(request.raw).type([itself, 'application/json']) === 'application/json';
}
