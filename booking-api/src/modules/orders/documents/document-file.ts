import type { FastifyReply } from 'fastify';
import { RawAnswer } from '../../../platform/http/register-call.ts';

/** A file to download, private to its requester. */
export function documentFile(
  reply: FastifyReply,
  type: string,
  name: string,
  body: string | Uint8Array,
): RawAnswer {
  reply.header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '')}"`);
  reply.header('cache-control', 'private, no-store');
  return new RawAnswer(type, body);
}
