import type { OwnShare } from '@sendahead/shared-contracts/payments/split-calls';
import { type Payer, splitBill, splitHours } from '@sendahead/shared-contracts/payments/split-rule';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { DateTime } from 'luxon';
import { cityOf } from '../../../modules/bookings/public/city-of.ts';
import type { BookedLeg } from '../../../modules/bookings/public/draft.ts';
import { lockCart, setSplit } from '../../../modules/carts/public/store.ts';
import { originZone } from '../../../modules/geo/public/origin-zone.ts';
import { type AttemptRecord, advance } from '../../../modules/payments/public/attempts/attempts.ts';
import { splitMailJob } from '../../../modules/payments/public/splits/jobs.ts';
import { insertSplit } from '../../../modules/payments/public/splits/splits.ts';
import type { DatabaseTransaction, Queries } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { PlaceOrderContext } from '../context.ts';

/**
 * The card of an agreement, by the gateway's token. `isOwn`: saved for shares only, and not by the account.
 */
export type AgreedCard = { token: string; isOwn: boolean };

/**
 * Turns a claimed attempt into a split bill, in one transaction: it waits, its cart is locked, the buyer has
 * agreed, and everyone else is asked by mail. False when the attempt has ended.
 */
export function openSplit(
  { db, jobs, clock }: PlaceOrderContext,
  attempt: AttemptRecord,
  payers: readonly Payer[],
  card: AgreedCard,
  expiresAt: string,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const amounts = splitBill(attempt.draft.lines, payers);
    const shares = payers.map((payer, position) => ({
      id: newId('shr'),
      split_id: attempt.id,
      position,
      name: payer.name,
      email: payer.email,
      is_buyer: payer.isBuyer,
      items: payer.travelers.flatMap((id) => attempt.draft.shipment.travelers[Number(id) - 1]?.items ?? []),
      amount_cents: amounts[position] ?? 0,
      // A traveler with nothing to pay is not asked.
      state: payer.isBuyer || amounts[position] === 0 ? ('agreed' as const) : ('asked' as const),
      problem: null,
      method_token: payer.isBuyer ? card.token : null,
      method_is_own: payer.isBuyer && card.isOwn,
      payment_type: payer.isBuyer ? attempt.payment_type : ('NewCard' as const),
      token_hash: null,
    }));
    const { id } = attempt;
    const bill = { expires_at: expiresAt, created_at: clock.instant() };
    if (!(await waitForPayers(trx, attempt, bill, shares))) return false;
    for (const share of shares)
      if (share.state === 'asked')
        await jobs.enqueue(trx, splitMailJob, { splitId: id, kind: 'asked', shareId: share.id });
    await jobs.enqueue(trx, splitMailJob, { splitId: id, kind: 'asked-buyer', shareId: null });
    return true;
  });
}

/** Makes a claimed attempt, and its cart, wait for the payer. False when the attempt has ended. */
export async function waitForPayers(
  trx: DatabaseTransaction,
  attempt: AttemptRecord,
  bill: Pick<Parameters<typeof insertSplit>[1], 'expires_at' | 'created_at' | 'by_link' | 'reminded'>,
  shares: Parameters<typeof insertSplit>[2],
): Promise<boolean> {
  const { id, cart_id, user_id } = attempt;
  await lockCart(trx, cart_id);
  if (!(await advance(trx, id, ['started'], 'waiting'))) return false;
  const trip = (attempt.draft.shipment.booking?.legs ?? []).map(tripLeg);
  await insertSplit(trx, { attempt_id: id, cart_id, user_id, state: 'open', trip, ...bill }, shares);
  await setSplit(trx, cart_id, true);
  return true;
}

/** No street, because a mail may reach someone other than intended. */
const tripLeg = ({ leg, from, to, shipDate, arrivalDate }: BookedLeg): OwnShare['legs'][number] => ({
  leg,
  from: cityOf(from),
  to: cityOf(to),
  pickup_date: shipDate,
  arrival_date: arrivalDate,
});

/**
 * The deadline for agreeing: 48 hours, or the beginning of the day on which the first bags leave. Undefined
 * when that has begun.
 */
export async function splitExpiry(
  db: Queries,
  now: number,
  legs: readonly Pick<BookedLeg, 'from' | 'shipDate'>[],
): Promise<string | undefined> {
  const [first] = [...legs].sort((a, b) => (a.shipDate < b.shipDate ? -1 : 1));
  const begins = first ? await beginningOf(db, first.shipDate, first.from) : Number.POSITIVE_INFINITY;
  const expiry = Math.min(now + splitHours * 3_600_000, begins);
  return expiry > now ? new Date(expiry).toISOString() : undefined;
}

async function beginningOf(db: Queries, day: CalendarDate, from: BookedLeg['from']): Promise<number> {
  const zone = await originZone(db, from);
  return DateTime.fromISO(day, { zone }).toMillis();
}
