import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { addCents, type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import type { Clock } from '../../../platform/clock.ts';
import type { Price } from './price-cart.ts';
import { inputsOf, type Quote, type QuoteInputs } from './quotes.ts';

/**
 * By how much the current price exceeds a promised price that is still valid (ADR 0106), in cents; 0 without
 * a promise: after its time, or for another trip, coupon or concession. Credits are not part of the promise,
 * because they may be spent elsewhere.
 */
export function promisedCents(quote: Quote, price: Price, clock: Clock): Cents {
  if (Date.parse(quote.expiresAt) <= clock.now()) return cents(0);
  const couponCode = price.coupon.state === 'valid' ? price.coupon.coupon.code : null;
  const same =
    couponCode === quote.couponCode &&
    tripOf(quote.inputs) === tripOf(inputsOf(price)) &&
    givenIn(quote.lines) === givenIn(price.lines) &&
    isWholesale(quote.lines) === isWholesale(price.lines);
  return same ? cents(Math.max(0, price.valueCents - costOf(quote.lines))) : cents(0);
}

/** The priced trip without its price. */
const tripOf = ({ legs, ...inputs }: QuoteInputs): string =>
  JSON.stringify(
    {
      ...inputs,
      legs: legs.map((leg) => [
        leg.name,
        leg.pickupDate,
        leg.arrivalDate,
        leg.pickupTitle,
        leg.dropOff,
        leg.handOvers ?? [],
        leg.serviceLevelId,
      ]),
    },
    sorted,
  );

/** The database reorders the fields of an object. */
const sorted = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

const sumOf = (lines: readonly LineItem[], counts: (kind: LineItem['kind']) => boolean): Cents =>
  addCents(...lines.filter(({ kind }) => counts(kind)).map(({ amount_cents }) => cents(amount_cents)));

/** Concessions by staff, and earlier payments. */
const givenIn = (lines: readonly LineItem[]): Cents =>
  sumOf(lines, (kind) => kind === 'adjustment' || kind === 'discount');

const isWholesale = (lines: readonly LineItem[]): boolean =>
  lines.some(({ kind }) => kind === 'wholesale_discount');

const costOf = (lines: readonly LineItem[]): Cents =>
  sumOf(lines, (kind) => kind !== 'gift_card' && kind !== 'credit');
