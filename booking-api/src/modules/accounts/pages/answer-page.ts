import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { pageHeaders } from '../../../platform/security/page-headers.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import { type AccountPage, writeAccountPage } from './account-page.ts';

/** Answers a page of the server's own under the same locks as the booking page; it frames nothing. */
export async function answerPage(
  context: AppContext,
  request: FastifyRequest,
  reply: FastifyReply,
  page: AccountPage,
  status = 200,
): Promise<FastifyReply> {
  const brand = await brandOfRequest(context, request);
  const nonce = randomBytes(16).toString('base64');
  return (
    reply
      .code(status)
      // Under no-referrer a browser would send its form with `Origin: null`; of an address only the origin leaves.
      .headers({ ...pageHeaders(nonce, { frames: "'none'" }), 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(writeAccountPage(page, brand, nonce))
  );
}
