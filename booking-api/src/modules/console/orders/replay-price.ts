import type { Role } from '@sendahead/shared-contracts/call/roles';
import type { ComparedLine } from '@sendahead/shared-contracts/console/order-calls';
import { costLines } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Clock } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { readReference } from '../../../platform/database/reference.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { type Order, readLines } from '../../orders/public/store.ts';
import { isWholeTrip } from '../../orders/public/whole-trip.ts';
import { readAmended } from '../../pricing/public/amended-order.ts';
import { pricePlanned } from '../../pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../pricing/public/price-options.ts';
import { planShipment } from '../../services/public/plan-shipment.ts';
import type { TariffBook } from '../../tariff/public/tariff-book.ts';

/** The payment is not part of the price. */
/** Pricing refusals that carry a reason. */
const unpriceable = ['no_service', 'nothing_to_price'];

export type Replay = { sheet: string; sold: Cents; again: Cents; lines: ComparedLine[] };

/**
 * The price of an order by a tariff, next to what was sold: calculated as of the moment of the order, so that
 * past days count as they did then; only the tariff differs. Writes nothing. Throws Refusal `not_replayable`,
 * `no_service`, `nothing_to_price`.
 */
export async function replayPrice(
  db: Queries,
  order: Order,
  { role, book }: { role: Role; book: TariffBook },
): Promise<Replay> {
  const form = order.shipment.booking?.form;
  if (!form || !isWholeTrip(order.shipment)) throw new Refusal(409, 'not_replayable');
  const { slug } = await db
    .selectFrom('brands')
    .select('slug')
    .where('id', '=', order.brand_id)
    .executeTakeFirstOrThrow();
  const clock: Clock = { now: () => Date.parse(order.placed_at), instant: () => order.placed_at };
  const amended = { ...(await readAmended(db, order.id)), paidCents: cents(0), refundableCents: cents(0) };
  const price = await planShipment({ db, clock, book }, form, slug, await readReference(db))
    .then((planned) =>
      pricePlanned(db, clock, planned, {
        role,
        // The order's own use of the coupon must not count against it.
        options: { ...defaultPriceOptions, ownerId: order.user_id, amends: order.id },
        amended,
      }),
    )
    .catch((error: unknown) => {
      if (error instanceof Refusal && !unpriceable.includes(error.code))
        throw new Refusal(409, 'not_replayable');
      throw error;
    });
  const sold = costLines(await readLines(db, order.id));
  return {
    sheet: price.rateSheetVersion,
    sold: sumOf(sold),
    again: sumOf(price.lines),
    lines: compareLines(sold, price.lines),
  };
}

const sumOf = (lines: readonly LineItem[]): Cents =>
  addCents(...lines.map((line) => cents(line.amount_cents)));

/**
 * Lines paired by their ids, in their original order; new ones come last. The line differences add up to the
 * difference of the totals.
 */
export function compareLines(sold: readonly LineItem[], again: readonly LineItem[]): ComparedLine[] {
  const ids = [...new Set([...sold, ...again].map(({ id }) => id))];
  return ids.map((id) => {
    const before = sold.find((line) => line.id === id) ?? null;
    const after = again.find((line) => line.id === id) ?? null;
    return {
      id,
      sold: before,
      again: after,
      difference_cents: cents((after?.amount_cents ?? 0) - (before?.amount_cents ?? 0)),
    };
  });
}
