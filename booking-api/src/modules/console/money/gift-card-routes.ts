import { fitsLimit } from '@sendahead/shared-contracts/console/approval-states';
import * as calls from '@sendahead/shared-contracts/console/money-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { secretOf } from '../../../platform/security/sealed.ts';
import { deriveToken, hashSecret, newSecret } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { lockLimits } from '../../accounts/public/staff-limits.ts';
import { findMadeCard } from '../../credits/public/made-gift-cards.ts';
import { changeResource } from '../history/change-resource.ts';
import { recordAct } from '../history/record-act.ts';
import { giftCardResource, hashOfId } from './gift-card-resource.ts';
import { cardsMadeBy } from './own-limits.ts';
import { overEverywhere, stateOf } from './stopping.ts';

const pageLength = 50;
const maxMovements = 200;
/** Without letters and digits that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/**
 * 80 bits in four groups of four after our name, derived from our secret and the key that the console sends with each
 * press of its button. A repeated request therefore makes the same code, which is stored nowhere, and a person who
 * only knows the key cannot derive it.
 */
function codeOf(config: AppContext['config'], actorId: string, key: string): string {
  const bytes = Buffer.from(deriveToken(secretOf(config), `gift card ${actorId} ${key}`), 'base64url');
  const group = (start: number) => Array.from(bytes.subarray(start, start + 4), (byte) => letters[byte & 31]);
  return ['SENDAHEAD', ...[0, 4, 8, 12].map((start) => group(start).join(''))].join('-');
}

const cards = (db: Queries) =>
  db
    .selectFrom('gift_cards')
    .select(['code_hash', 'code_end', 'initial_cents', 'balance_cents', 'expires_on']);
type Row = Awaited<ReturnType<ReturnType<typeof cards>['executeTakeFirstOrThrow']>>;

const present = ({ code_hash, ...row }: Row, now: number) => ({
  ...row,
  id: code_hash.toString('hex'),
  state: stateOf({ from: '', until: row.expires_on, isLeft: row.balance_cents > 0 }, now),
});

/** Gift cards: created, viewed with their ledger, and stopped. Their code is shown once and stored as a hash. */
export function giftCardRoutes(app: FastifyInstance, context: AppContext): void {
  const { db, clock } = context;

  registerCall(app, context, calls.listGiftCards, async ({ query }) => {
    const end = (query.search ?? '').trim().toUpperCase();
    const rows = await cards(db)
      .$if(end !== '', (found) => found.where('code_end', '=', end.slice(-4)))
      .$if(query.after !== undefined, (after) => after.where('code_hash', '>', hashOfId(query.after ?? '')))
      .orderBy('code_hash')
      .limit(pageLength + 1)
      .execute();
    const listed = rows.slice(0, pageLength).map((row) => present(row, clock.now()));
    return { gift_cards: listed, next: rows.length > pageLength ? (listed.at(-1)?.id ?? null) : null };
  });

  registerCall(app, context, calls.readGiftCard, async ({ params }) => {
    const row = await cards(db).where('code_hash', '=', hashOfId(params.cardId)).executeTakeFirst();
    if (!row) throw new Refusal(404, 'no_such_thing');
    const movements = await db
      .selectFrom('credit_entries')
      .select(['created_at as at', 'event', 'amount_cents'])
      .where('source', '=', 'gift_card')
      .where('owner', '=', params.cardId)
      .orderBy('id', 'desc')
      .limit(maxMovements)
      .execute();
    return { gift_card: present(row, clock.now()), movements };
  });

  registerCall(app, context, calls.makeGiftCard, async ({ body }, call) => {
    if (body.expires_on <= clock.instant().slice(0, 10))
      throw refuse('invalid', [{ path: 'expires_on', code: 'not_to_come' }]);
    const { id: actorId } = accountOf(call);
    const code = codeOf(context.config, actorId, body.key ?? newSecret());
    await db.transaction().execute((trx) => makeOnce(trx, { ...body, code, actorId }, clock.instant()));
    call.reply.header('cache-control', 'no-store');
    return { id: hashSecret(code).toString('hex'), code };
  });

  registerCall(app, context, calls.stopGiftCard, async ({ params, body }, call) => {
    await changeResource(context, giftCardResource, {
      actor: accountOf(call),
      subject: params.cardId,
      fields: { expires_on: overEverywhere(clock.now()) },
      reason: body.reason,
    });
    return { success: true as const };
  });
}

interface NewCard {
  readonly code: string;
  readonly actorId: string;
  readonly amount_cents: number;
  readonly expires_on: string;
  readonly reason: string;
}

/**
 * CO-163: makes a card within what is left of the maker’s limit. A repeated request with the same code makes no second
 * card. Throws Refusal `invalid` above the limit, and `key_reused` if the code belongs to a card with other values.
 */
async function makeOnce(
  trx: DatabaseTransaction,
  { code, actorId, amount_cents, expires_on, reason }: NewCard,
  now: string,
): Promise<void> {
  const { refundCents } = await lockLimits(trx, actorId);
  const code_hash = hashSecret(code);
  const made = await findMadeCard(trx, code_hash);
  if (made?.initial_cents === amount_cents && made.expires_on === expires_on) return;
  if (made) throw new Refusal(422, 'key_reused');
  if (!fitsLimit(refundCents, (await cardsMadeBy(trx, actorId, now)) + amount_cents))
    throw refuse('invalid', [{ path: 'amount_cents', code: 'above_limit' }]);
  const card = { code_end: code.slice(-4), initial_cents: amount_cents, balance_cents: amount_cents };
  await trx
    .insertInto('gift_cards')
    .values({ code_hash, ...card, expires_on, made_by: actorId, made_at: now })
    .execute();
  await recordAct(trx, {
    at: now,
    actorId,
    kind: giftCardResource.kind,
    subject: code_hash.toString('hex'),
    done: { amount_cents, ends_in: card.code_end, expires_on },
    reason,
  });
}
