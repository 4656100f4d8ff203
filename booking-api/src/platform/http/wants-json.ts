import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether the caller prefers JSON over what the call answers by default, such as text/html; by the header Accept and
 * its weights. The answer says that it depends on the header.
 */
export function wantsJson(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  itself: string,
): boolean {
  reply.header('vary', 'accept');
  return accepts(request.raw).type([itself, 'application/json']) === 'application/json';
}
