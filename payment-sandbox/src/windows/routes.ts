import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { walletCard, wallets } from '../cards/wallet-card.ts';
import { commonHeaders, pageHeaders } from '../fields/headers.ts';
import { parentOrigin } from '../fields/parent-origin.ts';
import { inTransaction, type Ledger } from '../ledger/connect.ts';
import { isClientToken } from '../nonces/client-token.ts';
import { issueNonce, spendNonce } from '../nonces/nonces.ts';
import type { GatewaySettings } from '../settings.ts';
import { windowKinds, windowPage } from './page-html.ts';

const token = z.string().max(200);

const walletSchema = z.strictObject({
  client_token: token,
  wallet: z.enum(wallets),
  /** The customer at PayPal, or the device at Apple; never a card. */
  account: z.string().regex(/^[\w.@+-]{1,80}$/),
  /** Whether its funding source is declined. */
  declined: z.boolean().default(false),
});

const challengeSchema = z.strictObject({ client_token: token, nonce: z.string().max(200) });

const querySchema = z.object({
  parent: z.unknown(),
  channel: z.string().regex(/^[\w-]{16,64}$/),
});

type Parts = { ledger: Ledger; settings: GatewaySettings; now: () => number; pageFolder: string };

/**
 * The windows for everything except card fields: PayPal, the wallets' sheets, and the bank's authentication.
 */
export function registerWindows(app: FastifyInstance, { ledger, settings, now, pageFolder }: Parts): void {
  for (const kind of windowKinds)
    app.get(`/windows/${kind}`, async (request, reply) => {
      const query = querySchema.safeParse(request.query);
      const origin = parentOrigin(query.data?.parent, settings.shopOrigins);
      if (!query.success || !origin)
        return reply.code(403).type('text/plain').send('This page cannot open this window.');
      return reply.headers(pageHeaders(origin)).send(windowPage(kind, origin, query.data.channel));
    });

  for (const [name, type] of [
    ['window.css', 'text/css'],
    ['window.js', 'text/javascript'],
  ] as const) {
    const content = readFileSync(join(pageFolder, name), 'utf8');
    app.get(`/windows/${name}`, async (_request, reply) =>
      reply
        .headers({ ...commonHeaders, 'cache-control': 'no-cache' })
        .type(`${type}; charset=utf-8`)
        .send(content),
    );
  }

  /** A call of the window's own origin, with a client token that holds. */
  const post = <Entry extends { client_token: string }>(
    path: string,
    schema: z.ZodType<Entry>,
    answer: (entry: Entry) => Promise<object>,
  ) =>
    app.post(path, async (request, reply) => {
      reply.headers({ ...commonHeaders, 'cache-control': 'no-store' });
      if (request.headers['sec-fetch-site'] !== 'same-origin')
        return reply.code(403).send({ code: 'not_allowed' });
      const entry = schema.parse(request.body);
      if (!isClientToken(entry.client_token, settings.merchantKey, now()))
        return reply.code(401).send({ code: 'client_token_invalid' });
      return answer(entry);
    });

  post('/fields/wallet_nonces', walletSchema, async ({ wallet, account, declined }) => {
    const card = walletCard(wallet, account);
    const nonce = await issueNonce(ledger, declined ? { ...card, verification: 'declined' } : card);
    return { nonce, card_type: card.type };
  });
  // As at a real gateway, the check spends the nonce; a customer who passes gets another one.
  post('/fields/challenges', challengeSchema, ({ nonce }) =>
    inTransaction(ledger, async (client) => {
      const spentNonce = await spendNonce(client, nonce);
      if ('code' in spentNonce) return { code: 'nonce_unknown' };
      if (spentNonce.card.verification === 'challenge_failed') return { code: 'challenge_failed' };
      return { nonce: await issueNonce(client, { ...spentNonce.card, authenticated: true }) };
    }),
  );
}
