import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { readCard } from '../cards/card-entry.ts';
import type { Ledger } from '../ledger/connect.ts';
import { isClientToken } from '../nonces/client-token.ts';
import { issueNonce } from '../nonces/nonces.ts';
import type { GatewaySettings } from '../settings.ts';
import { commonHeaders, pageHeaders } from './headers.ts';
import { cardFieldsPage } from './page-html.ts';
import { parentOrigin } from './parent-origin.ts';

const entrySchema = z.strictObject({
  client_token: z.string().max(200),
  number: z.string().max(30),
  month: z.string().max(2),
  year: z.string().max(4),
  security_code: z.string().max(4),
  prepaid_blocked: z.boolean(),
});

type Parts = { ledger: Ledger; settings: GatewaySettings; now: () => number; pageFolder: string };

/** The card fields: the page, its script and style, and the call that turns what was typed into a nonce. */
export function registerCardFields(app: FastifyInstance, { ledger, settings, now, pageFolder }: Parts): void {
  app.get('/fields', async (request, reply) => {
    const { parent } = z.object({ parent: z.unknown() }).parse(request.query);
    const origin = parentOrigin(parent, settings.shopOrigins);
    if (!origin) return reply.code(403).type('text/plain').send('This page cannot show card fields.');
    return reply.headers(pageHeaders(origin)).send(cardFieldsPage(origin));
  });

  for (const [name, type] of [
    ['card-fields.css', 'text/css; charset=utf-8'],
    ['card-fields.js', 'text/javascript; charset=utf-8'],
    ['messages.js', 'text/javascript; charset=utf-8'],
    ['card-types.js', 'text/javascript; charset=utf-8'],
    ['expiration.js', 'text/javascript; charset=utf-8'],
    ['theme.js', 'text/javascript; charset=utf-8'],
    ['text.woff2', 'font/woff2'],
  ] as const) {
    const content = readFileSync(join(pageFolder, name));
    app.get(`/fields/${name}`, async (_request, reply) =>
      reply
        .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
        .type(type)
        .send(content),
    );
  }

  app.post('/fields/nonces', async (request, reply) => {
    reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
    // The frame calls its own origin; a page that tries to send card data from elsewhere is turned away.
    if (request.headers['sec-fetch-site'] !== 'same-origin')
      return reply.code(403).send({ code: 'not_allowed' });
    const entry = entrySchema.parse(request.body);
    if (!isClientToken(entry.client_token, settings.merchantKey, now())) {
      return reply.code(401).send({ code: 'client_token_invalid' });
    }
    const today = new Date(now()).toISOString().slice(0, 7);
    const read = readCard({ ...entry, securityCode: entry.security_code }, today, settings.merchantKey);
    // An answer like any other: a browser would report every 4xx as an error of the page.
    if ('errors' in read) return { code: 'fields_invalid', errors: read.errors };
    if (entry.prepaid_blocked && read.card.binData.prepaid === 'Yes') return { code: 'prepaid_refused' };
    const nonce = await issueNonce(ledger, read.card);
    return { nonce, card_type: read.card.type, last4: read.card.last4, bin_data: read.card.binData };
  });
}
