import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import { refundKeyOf } from '../../../modules/orders/public/acts/refund-key.ts';
import { type ActName, findUndoable } from '../../../modules/orders/public/acts/undoable.ts';
import type { MailStep, StepMail } from '../../../modules/orders/public/mails/jobs.ts';
import { destinationOfPart, titleOfPart } from '../../../modules/orders/public/receipt.ts';
import type { Order } from '../../../modules/orders/public/store.ts';
import {
  paidParts,
  type RefundedPart,
  refundedParts,
} from '../../../modules/payments/public/refunds/refund-store.ts';
import type { Queries } from '../../../platform/database/database.ts';

export type RefundOfMail = {
  readonly title: string;
  readonly cents: number;
  readonly byCard: boolean;
  readonly toClub: boolean;
};

/** Parts of a refund as an email names them. */
export const refundsOfMail = (parts: readonly RefundedPart[]): RefundOfMail[] =>
  parts.map((part) => ({
    title: destinationOfPart(part),
    cents: part.amount,
    byCard: part.method === 'card',
    toClub: part.method === 'club',
  }));

/** An act's effect on the money of its order. */
export type ActOfMail = {
  /** Its cost; a negative one is refunded. */
  amountCents: number;
  /** The card that paid for it: `Visa ending in 1111`; null when none did. */
  paidWith: string | null;
  /** The destination of its refund, part by part. */
  refunds: readonly RefundOfMail[];
  /** The club whose account is charged; null when no club pays. */
  billedTo: string | null;
  /** Why staff charged a saved card of the customer for it; empty when they did not. */
  chargedFor: string;
  /** The difference that staff waived; 0 when they did not. */
  waivedCents: number;
  /** Until when the customer can undo it, an instant; null when they can’t. */
  undoUntil: string | null;
};

const acts: Partial<Record<MailStep, { name: ActName; ofLeg: boolean; startsGeneration: boolean }>> = {
  undone: { name: 'undo', ofLeg: false, startsGeneration: false },
  cancelled: { name: 'cancel', ofLeg: false, startsGeneration: false },
  changed: { name: 'change', ofLeg: false, startsGeneration: true },
  leg_cancelled: { name: 'cancel_leg', ofLeg: true, startsGeneration: false },
  leg_moved: { name: 'move_leg', ofLeg: true, startsGeneration: true },
};

/** The act of a step's mail; undefined for steps of the shipment itself. */
export async function actOfMail(
  db: Queries,
  order: Order,
  { step, leg, generation }: Pick<StepMail, 'step' | 'leg' | 'generation'>,
  now: string,
): Promise<ActOfMail | undefined> {
  const mailAct = acts[step];
  if (!mailAct) return undefined;
  const ofLeg: LegName | null = mailAct.ofLeg ? leg : null;
  const before = { id: order.id, generation: mailAct.startsGeneration ? generation - 1 : generation };
  const act = await db
    .selectFrom('order_acts')
    .select(['id', 'amount_cents', 'transaction_id', 'comment'])
    .select(sql<number>`coalesce((detail ->> 'waivedCents')::int, 0)`.as('waivedCents'))
    .where('order_id', '=', order.id)
    .where('generation', '=', before.generation)
    .where('act', '=', mailAct.name)
    .$if(mailAct.ofLeg, (query) => query.where('leg', '=', leg))
    .where('state', '=', 'done')
    .executeTakeFirst();
  if (!act) return undefined;
  const refunds = await refundedParts(db, order.id, refundKeyOf(mailAct.name, ofLeg, before));
  const undoable = await findUndoable(db, order, now);
  const isTheirs = undoable?.id === act.id && undoable.actorId === order.user_id;
  return {
    amountCents: act.amount_cents,
    paidWith: act.transaction_id === null ? null : await cardOf(db, order.id, act.transaction_id),
    refunds: refundsOfMail(refunds),
    billedTo:
      act.transaction_id === null
        ? ((await paidParts(db, order.id)).find(({ method }) => method === 'club')?.name ?? null)
        : null,
    // A change has a comment only where staff settled it.
    chargedFor: mailAct.startsGeneration && act.amount_cents > 0 ? act.comment : '',
    waivedCents: act.waivedCents,
    undoUntil: isTheirs ? undoable.record.until : null,
  };
}

async function cardOf(db: Queries, orderId: string, transactionId: string): Promise<string | null> {
  const part = (await paidParts(db, orderId)).find(({ source }) => source === transactionId);
  return part ? titleOfPart(part) : null;
}
