import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import { type Selectable, sql } from 'kysely';
import { type Clock, localTime } from '../../../platform/clock.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/tables.ts';
import { newId } from '../../../platform/security/secrets.ts';
import type { Price, PricedLeg } from './price-cart.ts';

/**
 * A price as it was returned to a cart. An order names it, and the price is recalculated and compared. A
 * price without a cart has no quote, because no order could name it.
 */
export type Quote = {
  id: string;
  totalCents: Cents;
  expiresAt: string;
  rateSheetVersion: string;
  couponCode: string | null;
  lines: LineItem[];
  inputs: QuoteInputs;
};

/** The priced inputs, without personal data: enough to recalculate the price with the same rate sheet. */
export type QuoteInputs = {
  origin: { country: string; zip: string; clubId: number | null };
  destination: { country: string; zip: string; clubId: number | null };
  bags: { traveler: string; product: string; coverCents: number; goes: boolean; returns: boolean }[];
  legs: PricedLeg[];
};

/** Until when the price is guaranteed, an instant. */
export const endOf = ({ quoteMinutes }: Price, clock: Clock): string =>
  new Date(clock.now() + quoteMinutes * 60_000).toISOString();

/** Which variant of which experiment the price was shown in. */
type Experiment = { experiment_id?: string | undefined; experiment_variation_id?: string | undefined };

/** Stores the quote of a cart. */
export async function storeQuote(
  db: Queries,
  clock: Clock,
  about: { cartId: string; brand: string; experiment?: Experiment },
  price: Price,
): Promise<Quote> {
  const quote: Quote = {
    id: newId('qte'),
    totalCents: price.totalCents,
    expiresAt: endOf(price, clock),
    rateSheetVersion: price.rateSheetVersion,
    couponCode: price.coupon.state === 'valid' ? price.coupon.coupon.code : null,
    lines: price.lines,
    inputs: inputsOf(price),
  };
  const today = localTime(clock.now(), homeTimeZone).date;
  const row: QuoteRow = {
    id: quote.id,
    cart_id: about.cartId,
    brand_slug: about.brand,
    rate_sheet_version: quote.rateSheetVersion,
    tariff: 'standard',
    priced_on: `[${today},${today}]`,
    inputs: quote.inputs,
    lines: quote.lines,
    total_cents: quote.totalCents,
    cost_cents: price.costCents,
    coupon_code: quote.couponCode,
    created_at: clock.instant(),
    expires_at: quote.expiresAt,
    experiment_id: about.experiment?.experiment_id ?? null,
    experiment_variation_id: about.experiment?.experiment_variation_id ?? null,
  };
  await insertQuote(db, row);
  return quote;
}

/** The latest price that a cart was given; null without one. */
export async function lastPriceOf(
  db: Queries,
  cartId: string,
): Promise<{ at: string; lines: LineItem[]; totalCents: number } | null> {
  const row = await db
    .selectFrom('quotes')
    .select(['created_at', 'lines', 'total_cents'])
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Written by storeQuote from lines of the contract.
  return row
    ? {
        at: new Date(row.created_at).toISOString(),
        lines: row.lines as LineItem[],
        totalCents: row.total_cents,
      }
    : null;
}

type QuoteRow = Selectable<Tables['quotes']>;

/**
 * Does not wait for the disk (asynchronous commit). If a database crash loses a quote, the page requests the
 * price again, and an order without its quote is priced again.
 */
async function insertQuote(db: Queries, row: QuoteRow): Promise<void> {
  const unhurried = sql`(select set_config('synchronous_commit', 'off', true)) as unhurried`;
  await sql`insert into quotes select t.* from ${db.isTransaction ? sql`` : sql`${unhurried},`}
    jsonb_populate_record(null::quotes, ${JSON.stringify(row)}::jsonb) t`.execute(db);
}

/** A quote of this cart; another cart's is not found. */
export async function findQuote(db: Queries, id: string, cartId: string): Promise<Quote | undefined> {
  const row = await db
    .selectFrom('quotes')
    .selectAll()
    .where('id', '=', id)
    .where('cart_id', '=', cartId)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    id: row.id,
    totalCents: cents(row.total_cents),
    expiresAt: row.expires_at,
    rateSheetVersion: row.rate_sheet_version,
    couponCode: row.coupon_code,
    // Written by storeQuote from lines of the contract.
    lines: row.lines as LineItem[],
    inputs: row.inputs as QuoteInputs,
  };
}

/** Whether a cart has a quote with this coupon. */
export async function isCouponOf(db: Queries, cartId: string, code: string): Promise<boolean> {
  const row = await db
    .selectFrom('quotes')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('coupon_code', '=', code.trim().toUpperCase())
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The inputs of a price calculation. */
export function inputsOf({ shipment, legs }: Pick<Price, 'shipment' | 'legs'>): QuoteInputs {
  const end = (point: Price['shipment']['origin']) => ({
    country: point.country,
    zip: point.zip,
    clubId: point.club?.id ?? null,
  });
  return {
    origin: end(shipment.origin),
    destination: end(shipment.destination),
    bags: shipment.bags.map((bag) => ({
      traveler: bag.travelerId,
      product: bag.product.id,
      coverCents: bag.coverCents,
      goes: bag.goes,
      returns: bag.returns,
    })),
    legs,
  };
}
