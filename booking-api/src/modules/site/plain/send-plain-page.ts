import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { pageHeaders } from '../../../platform/security/page-headers.ts';
import { type PlainBrand, type PlainPage, writePlainPage } from './plain-page.ts';

/** Sends a page without scripts, with the security headers of every page, and a nonce for its styles. */
export function sendPlainPage(reply: FastifyReply, page: PlainPage, brand: PlainBrand): FastifyReply {
  const nonce = randomBytes(16).toString('base64');
  return reply
    .headers(pageHeaders(nonce, { frames: "'none'" }))
    .type('text/html; charset=utf-8')
    .send(writePlainPage(page, brand, nonce));
}
