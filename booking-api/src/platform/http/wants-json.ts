import accepts from 'accepts';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Whether the caller prefers JSON over the call's default, such as text/html, according to the header Accept
 * and its weights. The answer declares that it depends on the header.
 */
export function wantsJson(
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  itself: string,
): boolean {
  reply.header('vary', 'accept');
  return accepts(request.raw).type([itself, 'application/json']) === 'application/json';
}
