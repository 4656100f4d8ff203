import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets only the shop's server through: `Authorization: Bearer <merchant key>`. */
export const requireMerchant = (key: string) => {
  const right = digest(`Bearer ${key}`);
  return async (request: FastifyRequest, reply: FastifyReply) => {
    if (timingSafeEqual(digest(request.headers.authorization ?? ''), right)) return undefined;
    return reply.code(401).send({ errors: [{ code: 'unauthorized', message: 'Wrong merchant key.' }] });
  };
};
