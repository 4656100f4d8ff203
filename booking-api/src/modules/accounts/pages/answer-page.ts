import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import { pageHeaders } from '../../../platform/security/page-headers.ts';
import { brandOfRequest } from '../../catalog/public/request-brand.ts';
import { type AccountPage, writeAccountPage } from './account-page.ts';

/** Sends a server-rendered page with the same security headers as the booking page; it frames nothing. */
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
      // Under no-referrer a browser would send the form with `Origin: null`; this policy reveals only the
      // origin of a URL.
      .headers({ ...pageHeaders(nonce, { frames: "'none'" }), 'referrer-policy': 'strict-origin' })
      .type('text/html; charset=utf-8')
      .send(writeAccountPage(page, brand, nonce))
  );
}
