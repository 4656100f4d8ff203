import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { internationalInfoRequired } from '@sendahead/shared-contracts/preferences/rules';
import { sql } from 'kysely';
import PostalMime, { type Email } from 'postal-mime';
import type { CarrierPort } from '../../integrations/carriers/port.ts';
import { sandboxCarrier } from '../../integrations/carriers/sandbox/adapter.ts';
import { readMailSettings } from '../../integrations/mail/settings.ts';
import { roundTripForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import type { ShippingContext } from '../fulfill/context.ts';
import { buyLabelsJob } from '../fulfill/labels/jobs.ts';
import type { OrderMailContext } from '../notify/mail/send-once.ts';
import { type Booking, checkOut, prepareBooking } from './booking.ts';
import { saveInternationalInfo } from './international-info.ts';
import { settled } from './settled.ts';
import type { Shop } from './shop.ts';

/** The dependencies of a shop's shipping workflows; `carriers` changes the carrier's behavior. */
export function shippingOf(
  shop: Shop,
  carriers: Partial<CarrierPort> = {},
): ShippingContext & OrderMailContext {
  const { db, jobs, clock } = shop.context;
  return {
    db,
    jobs,
    clock,
    carriers: { ...sandboxCarrier(db, clock), ...carriers },
    undoSeconds: 0,
    mails: readMailSettings({}, shop.dataDir, 'http://{brand}.localhost:4000'),
    report: () => {},
  };
}

/**
 * An order with an authorized card, for an international trip with the traveler's days. `more` changes its
 * form.
 */
export async function placeOrder(
  shop: Pick<Shop, 'gateway'>,
  browser: Browser,
  more: Record<string, unknown> = {},
): Promise<Booking> {
  const booking = await prepareBooking(browser, more);
  if (internationalInfoRequired('US', String(more.d_country ?? 'US'))) await saveInternationalInfo(booking);
  const answer = await checkOut(booking, { nonce: await shop.gateway.nonce() });
  if (answer.json().status !== true) throw new Error(`the order was not placed: ${answer.body}`);
  return booking;
}

/** An order with captured money. `more` changes its form. */
export async function paidOrder(
  shop: Pick<Shop, 'gateway' | 'context'>,
  browser: Browser,
  more: Record<string, unknown> = {},
): Promise<Booking> {
  const booking = await placeOrder(shop, browser, more);
  await settled(shop, booking.orderId);
  return booking;
}

/**
 * A paid order for a day too far ahead for carriers, which its label job has skipped: once the clock is moved
 * closer, a test can have its labels bought.
 */
export async function orderOfAFarDay(shop: Shop, browser: Browser): Promise<Booking> {
  const booking = await paidOrder(shop, browser, { pickup_date: '2026-12-15' });
  await jobCompleted(shop, buyLabelsJob, { orderId: booking.orderId });
  return booking;
}

/** Resolves once a worker of the shop has completed a job with these data. */
export const jobCompleted = (
  shop: Pick<Shop, 'context'>,
  job: { name: string },
  data: Record<string, string>,
): Promise<true> =>
  until(async () => {
    const { rows } = await sql`select from pgboss.job where name = ${job.name} and state = 'completed'
      and data @> ${JSON.stringify(data)}::jsonb`.execute(shop.context.db);
    return rows.length > 0 || undefined;
  });

export const stateOf = async (shop: Shop, orderId: string) =>
  (
    await shop.context.db
      .selectFrom('orders')
      .select('state')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).state;

export const reaches = (shop: Shop, orderId: string, state: string): Promise<true> =>
  until(async () => (await stateOf(shop, orderId)) === state || undefined);

/** A paid round-trip order with its labels. */
export async function labeledRoundTrip(shop: Shop, browser: Browser, more = {}): Promise<Booking> {
  const booking = await paidOrder(shop, browser, { ...roundTripForm, ...more });
  await reaches(shop, booking.orderId, 'labels_ready');
  return booking;
}

export const parcelRows = (shop: Shop, orderId: string) =>
  shop.context.db
    .selectFrom('order_parcels')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('generation')
    .orderBy('leg')
    .orderBy('position')
    .execute();

/** The emails of an order other than its confirmation, by kind; waits until the named ones exist. */
export async function stepMails(
  shop: Shop,
  orderId: string,
  kinds: readonly string[],
): Promise<Map<string, Email>> {
  await until(async () => {
    const rows = await shop.context.db
      .selectFrom('order_mails')
      .select('kind')
      .where('order_id', '=', orderId)
      .execute();
    return kinds.every((kind) => rows.some((row) => row.kind === kind)) || undefined;
  });
  const folder = join(shop.dataDir, 'mail');
  const files = readdirSync(folder).filter(
    (name) => name.startsWith(orderId) && name.endsWith('.eml') && !name.includes('confirmation'),
  );
  const mails = new Map<string, Email>();
  for (const name of files) {
    const kind = name.slice(orderId.length + 1).split('@')[0] ?? '';
    mails.set(kind, await PostalMime.parse(readFileSync(join(folder, name))));
  }
  return mails;
}
