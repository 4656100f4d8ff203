import { randomBytes } from 'node:crypto';
import * as calls from '@sendahead/shared-contracts/console/money-calls';
import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../../../platform/context.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { Refusal, refuse } from '../../../platform/http/refusal.ts';
import { registerCall } from '../../../platform/http/register-call.ts';
import { hashSecret } from '../../../platform/security/secrets.ts';
import { accountOf } from '../../accounts/public/account-of.ts';
import { changeResource } from '../history/change-resource.ts';
import { recordAct } from '../history/record-act.ts';
import { giftCardResource, hashOfId } from './gift-card-resource.ts';
import { overEverywhere, stateOf } from './stopping.ts';

const pageLength = 50;
const maxMovements = 200;
/** Without letters and digits that are easily confused. */
const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** 80 random bits in four groups of four after our name. */
const newCode = (): string =>
  [
    'SENDAHEAD',
    ...Array.from({ length: 4 }, () => Array.from(randomBytes(4), (byte) => letters[byte & 31]).join('')),
  ].join('-');

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
    const code = newCode();
    const hash = hashSecret(code);
    const id = hash.toString('hex');
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('gift_cards')
        .values({
          code_hash: hash,
          code_end: code.slice(-4),
          initial_cents: body.amount_cents,
          balance_cents: body.amount_cents,
          expires_on: body.expires_on,
        })
        .execute();
      await recordAct(trx, {
        at: clock.instant(),
        actorId: accountOf(call).id,
        kind: giftCardResource.kind,
        subject: id,
        done: { amount_cents: body.amount_cents, ends_in: code.slice(-4), expires_on: body.expires_on },
        reason: body.reason,
      });
    });
    call.reply.header('cache-control', 'no-store');
    return { id, code };
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
