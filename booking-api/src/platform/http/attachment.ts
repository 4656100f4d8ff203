import type { FastifyReply } from 'fastify';
import { RawAnswer } from './register-call.ts';

/** A user's file as a download that no browser runs or sniffs, and no cache stores. */
export function attachment(
  reply: FastifyReply,
  { type, name, bytes }: { type: string; name: string; bytes: Buffer },
): RawAnswer {
  reply.headers({
    'content-disposition': `attachment; filename="${name.replaceAll(/[^\w.-]/g, '')}"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  return new RawAnswer(type, bytes);
}
