import { isInHolidayWeeks } from '@sendahead/shared-contracts/calendar/holiday-weeks';
import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { namesDollars } from '@sendahead/shared-contracts/geo/home-country';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { hasHolidayTerms, seasonOf } from '../../accounts/public/holiday-terms.ts';
import { type BookedLeg, bagsOnLeg } from '../../bookings/public/draft.ts';
import type { ClosedDays } from '../../calendar/public/working-days.ts';
import { closedDaysOf, findFacility } from '../../clubs/public/store.ts';
import { type PaidPart, paidParts, refundedParts } from '../../payments/public/refunds/refund-store.ts';
import type { StepReader } from '../copy/receipt-steps.ts';
import { withLabelNames } from '../label-names.ts';
import { orderCode } from '../order-code.ts';
import { receiptSteps } from '../steps/receipt-steps.ts';
import { clubThatLabels } from './at-clubs/club-that-labels.ts';
import { clubAt } from './club-notes.ts';
import { isCustomsOpen } from './customs-list.ts';
import { type DropOff, dropOffOf } from './hours/drop-off.ts';
import { namedLegs } from './places/spoken-place.ts';
import { removedOn } from './retention/people-removed.ts';
import { type Order, readLines } from './store.ts';
import { lateFor } from './travelers/late-for.ts';
import { isEmailed, travelerReaders } from './travelers/traveler-readers.ts';

/** An order as its buyer sees it, or as the staff see it who booked it for the buyer. */
export async function readReceipt(
  db: Queries,
  order: Order,
  reader: StepReader = 'customer',
): Promise<Receipt> {
  const [lines, paid, refunded, attempt, readers, holidayTerms, customsOpen, dropOffs, closed] =
    await Promise.all([
      readLines(db, order.id),
      paidParts(db, order.id),
      refundedParts(db, order.id),
      db
        .selectFrom('checkout_attempts')
        .select('payment_type')
        .where('id', '=', order.attempt_id)
        .executeTakeFirst(),
      travelerReaders(db, order),
      acceptedHolidayTerms(db, order),
      isCustomsOpen(db, order),
      dropOffsOf(db, order),
      closedAtHandOver(db, order),
    ]);
  const { legs, booking } = order.shipment;
  const late = lateFor(order);
  const travelAgent = booking?.travelAgent;
  return {
    order_id: order.id,
    display_id: order.display_id,
    status: order.status === 'placed' ? 'placed' : 'cancelled',
    placed_at: order.placed_at,
    legs: namedLegs(order.shipment),
    travelers: withLabelNames(await withPackagings(db, order.shipment.travelers), booking?.bags ?? []).map(
      (traveler) => (isEmailed(readers, traveler) ? { ...traveler, emailed: true } : traveler),
    ),
    line_items: lines.map((line) => withArrivalOf(line, legs)),
    total_cents: cents(order.total_cents),
    ...(namesDollars(countriesOf(booking?.legs ?? [])) ? { currency: 'USD' } : {}),
    payment: {
      ...describePayment(attempt?.payment_type ?? 'none', partsOf(paid)),
      refunds: refunded.map(({ amount, state, ...part }) => ({
        type: part.method,
        title: destinationOfPart(part),
        amount_cents: amount,
        state,
      })),
    },
    ...(travelAgent ? { travel_agent: travelAgent } : {}),
    ...(holidayTerms ? { holiday_terms_accepted: true } : {}),
    next_steps: receiptSteps(legs, {
      on: localTime(Date.parse(order.placed_at), homeTimeZone).date,
      legs: booking?.legs ?? [],
      listed: !customsOpen,
      dropOffs,
      closed,
      labelsBy: clubThatLabels(order),
      reader,
    }),
    ...(late ? { late_for: late } : {}),
    code: orderCode(order.display_id),
    ...removedOn(order),
  };
}

const countriesOf = (legs: readonly Pick<BookedLeg, 'from' | 'to'>[]): string[] =>
  legs.flatMap(({ from, to }) => [from.country, to.country]);

/** The drop-off deadline and place, leg by leg. */
async function dropOffsOf(db: Queries, { shipment: { booking } }: Order): Promise<Map<string, DropOff>> {
  const legs = (booking?.legs ?? []).filter(({ dropOff }) => dropOff);
  const bags = booking?.bags ?? [];
  return new Map(
    await Promise.all(
      legs.map(async (leg) => [leg.leg, await dropOffOf(db, leg, bagsOnLeg(bags, leg.leg))] as const),
    ),
  );
}

/** The closed days of the clubs where bags are handed over, leg by leg. */
async function closedAtHandOver(db: Queries, { shipment }: Order): Promise<Map<string, ClosedDays>> {
  const found = await Promise.all(
    shipment.legs.map(async (leg) => {
      const club = clubAt(shipment, leg, 'from');
      const facility = club && (await findFacility(db, Number(club.club_id)));
      return facility ? [[leg.leg, closedDaysOf(facility)] as const] : [];
    }),
  );
  return new Map(found.flat());
}

/** CO-64: a price line names the current arrival day of its leg, even after a move. */
function withArrivalOf(line: LineItem, legs: Order['shipment']['legs']): LineItem {
  const leg = legs.find((one) => one.leg === line.leg);
  if (line.kind !== 'shipping' || !leg) return line;
  return {
    ...line,
    detail: line.detail.replace(/, arrives .*$/, `, arrives ${spokenDate(leg.arrival_date)}`),
  };
}

/**
 * MD-17: the order's days are in the holiday weeks, and its owner accepted the terms of the order's season.
 */
const acceptedHolidayTerms = async (db: Queries, { user_id, placed_at, shipment }: Order): Promise<boolean> =>
  shipment.legs.some((leg) => isInHolidayWeeks(leg.pickup_date) || isInHolidayWeeks(leg.arrival_date)) &&
  hasHolidayTerms(db, user_id, seasonOf(placed_at));

/** Bags with the words for their packaging; an order stores its id. */
async function withPackagings(db: Queries, travelers: Receipt['travelers']): Promise<Receipt['travelers']> {
  if (!travelers.some(({ bags }) => bags?.some(({ packaging }) => packaging !== ''))) return travelers;
  const lines = await db.selectFrom('product_lines').select('packagings').execute();
  const labels = new Map(
    lines.flatMap(({ packagings }) => packagings.map(({ id, label }) => [id, label] as const)),
  );
  return travelers.map(({ bags, ...traveler }) => ({
    ...traveler,
    ...(bags
      ? { bags: bags.map((bag) => ({ ...bag, packaging: labels.get(bag.packaging) ?? bag.packaging })) }
      : {}),
  }));
}

/** The payment in words: a single method by its name, several with their amounts. */
export function describePayment(type: string, parts: Part[]): Receipt['payment'] {
  if (parts.length === 0) return { type: 'none', description: 'Nothing to pay', parts };
  const names = parts.map(({ title, amount_cents }) => `${title} ${formatCents(amount_cents)}`);
  return { type, description: parts.length === 1 ? (parts[0]?.title ?? '') : names.join(', '), parts };
}

type Part = NonNullable<Receipt['payment']['parts']>[number];

/** The payment of each method, ignoring later refunds. */
const partsOf = (paid: readonly PaidPart[]): Part[] =>
  paid.flatMap((part) =>
    part.paid > 0 ? [{ type: part.method, title: titleOfPart(part), amount_cents: part.paid }] : [],
  );

/** PY-22 style: the card brand and its last digits, never more. */
export function titleOfPart({ method, name }: Pick<PaidPart, 'method' | 'name'>): string {
  switch (method) {
    case 'card':
      return name ?? 'Card';
    case 'club':
      return `Billed to ${name ?? 'the club'}`;
    case 'gift_card':
      return name === null ? 'Gift card' : `Gift card ending in ${name}`;
    case 'ship_wallet':
      return 'Shipping credit';
    case 'other':
      return 'Check or transfer';
    default:
      return 'Account credit';
  }
}

/** The same as a refund's destination, in a sentence: `to the account of Pine Links`. */
export const destinationOfPart = (part: Pick<PaidPart, 'method' | 'name'>): string =>
  part.method === 'club' ? `the account of ${part.name ?? 'the club'}` : titleOfPart(part);
