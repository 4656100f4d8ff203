import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderState, ParcelStatus } from '@sendahead/shared-contracts/orders/states';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import type { Queries } from '../../../../platform/database/database.ts';
import type { ShipmentRecord } from '../../../bookings/public/draft.ts';
import type { Order } from '../store.ts';
import type { LabelState, OrderTables } from '../tables.ts';

export type ActName = OrderTables['order_acts']['act'];

/** A bag whose label an act gave up, in its previous state. */
export type GivenUpBag = { id: string; label: LabelState; status: ParcelStatus };

/** What an act changed in an order, precise enough to reverse it. */
export type UndoRecord = {
  /** The end of the undo period, an instant. */
  until: string;
  before: {
    shipment: ShipmentRecord;
    lines: readonly LineItem[];
    totalCents: number;
    state: OrderState;
    status: Order['status'];
  };
  bags: readonly GivenUpBag[];
  /** The refund by its key; null when nothing was refunded. */
  refundKey: string | null;
  /** Coupon uses that were released. */
  coupons: readonly { attemptId: string; code: string }[];
  /** The waived difference as a gift of staff, by its reference; absent without one. */
  giftReference?: string | undefined;
};

/** The last act on an order, while it can be undone. */
export type UndoableAct = {
  id: string;
  act: ActName;
  leg: LegName | null;
  actorId: string;
  amountCents: number;
  /** The generation that it changed. */
  generation: number;
  record: UndoRecord;
  /** The legs whose bags a change of the whole order made again; undefined where it made all. */
  remade: readonly LegName[] | undefined;
};

/** Prevents undoing earlier acts, which know nothing of the current change. */
export const endUndo = (trx: Queries, orderId: string) =>
  trx.updateTable('orders').set({ undo_act_id: null }).where('id', '=', orderId).execute();

/** Whether an act began a generation of an order that is still the current one. */
export const hasBegun = (
  { generation }: Pick<UndoableAct, 'generation'>,
  order: Pick<Order, 'generation'>,
  begun: number,
): boolean => order.generation === begun && generation === begun - 1;

/** Undefined when there was no act, its time is over, or a later act cannot be undone. */
export async function findUndoable(
  db: Queries,
  { undo_act_id: id }: Pick<Order, 'undo_act_id'>,
  now: string,
): Promise<UndoableAct | undefined> {
  if (id === null) return undefined;
  const row = await db
    .selectFrom('order_acts')
    .select(['id', 'act', 'leg', 'actor_id', 'amount_cents', 'generation', 'detail'])
    .where('id', '=', id)
    .executeTakeFirst();
  // Written by `recordAct` only.
  const detail = row?.detail as { undo?: UndoRecord; remade?: LegName[] } | undefined;
  const record = detail?.undo;
  if (!row || !record || record.until <= now) return undefined;
  const { act, leg = null, actor_id: actorId, amount_cents: amountCents, generation } = row;
  return { id, act, leg, actorId, amountCents, generation, record, remade: detail?.remade };
}
