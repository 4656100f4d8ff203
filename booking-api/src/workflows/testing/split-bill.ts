import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import PostalMime, { type Email } from 'postal-mime';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';
import { until } from '../../testing/until.ts';
import { type Booking, newKey, prepareBooking } from './booking.ts';
import type { Shop } from './shop.ts';

const [bag] = Object.values(oneWayForm.traveler ?? {});
const traveler = (first: string, t_email: string) => ({
  ...bag,
  t_first_name: first,
  t_last_name: 'Lane',
  t_name: `${first} Lane`,
  t_email,
});

/** A trip of three: the customer, Robin and Kim, each with a bag and a mail address. */
export const tripOfThree = {
  additional_travelers: '2',
  traveler: {
    '1': traveler('Casey', 'customer@demo.test'),
    '2': traveler('Robin', 'robin@lane.test'),
    '3': traveler('Kim', 'kim@lane.test'),
  },
};

export const prepareTrip = (browser: Browser, more: Record<string, unknown> = {}): Promise<Booking> =>
  prepareBooking(browser, { ...tripOfThree, ...more });

/** Asks everyone for their share of a bill. */
export function ask(
  booking: Booking,
  more: { nonce?: string; key?: string; body?: Record<string, unknown> } = {},
) {
  return booking.browser.send('POST', '/api/v6/bill_splits', {
    headers: { 'x-cart-token': booking.token, 'idempotency-key': more.key ?? newKey() },
    body: { ...booking.body, payment_method_nonce: more.nonce, ...more.body },
  });
}

/** A split bill with requests to everyone. */
export async function splitBooking(shop: Shop, browser: Browser, card?: string): Promise<Booking> {
  const booking = await prepareTrip(browser);
  const answer = await ask(booking, { nonce: await shop.gateway.nonce(card) });
  if (answer.json().status !== true) throw new Error(answer.body);
  return booking;
}

/** The bill as the buyer sees it. */
export const standing = async ({ browser, cartId }: Booking): Promise<BillSplit> =>
  (await browser.send('GET', `/api/v6/bill_splits/${cartId}`)).json();

export const buyerPays = ({ browser, cartId }: Booking, what: 'own' | 'rest', nonce?: string) =>
  browser.send('POST', `/api/v6/bill_splits/${cartId}/pay`, {
    body: { what, ...(nonce === undefined ? {} : { payment_method_nonce: nonce }) },
  });

export const stop = ({ browser, cartId }: Booking) =>
  browser.send('POST', `/api/v6/bill_splits/${cartId}/stop`, { body: {} });

/** The mails about a split bill, sorted by name: the recipient and kind of each. */
export async function splitMails(shop: Shop, { cartId }: Booking): Promise<(Email & { kind: string })[]> {
  const { attempt_id: id } = await shop.context.db
    .selectFrom('bill_splits')
    .select('attempt_id')
    .where('cart_id', '=', cartId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  const folder = join(shop.dataDir, 'mail');
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter(
    (name) => name.startsWith(id) && name.endsWith('.eml'),
  );
  return Promise.all(
    names.map(async (name) => ({
      ...(await PostalMime.parse(readFileSync(join(folder, name)))),
      kind: name.slice(id.length + 1).split('.')[0] ?? '',
    })),
  );
}

/** Waits for a mail of a kind to an address. */
export const mailTo = (shop: Shop, booking: Booking, kind: string, address: string): Promise<Email> =>
  until(async () =>
    (await splitMails(shop, booking)).find((mail) => mail.kind === kind && mail.to?.[0]?.address === address),
  );

/** The token of an emailed link. */
export async function tokenOf(
  shop: Shop,
  booking: Booking,
  address: string,
  kind = 'asked',
): Promise<string> {
  const { text = '' } = await mailTo(shop, booking, kind, address);
  return /\/share#token=([\w-]+)/.exec(text)?.[1] ?? '';
}

export const readShare = (browser: Browser, token: string) =>
  browser.send('POST', '/api/v6/bill_share/open', { body: { token } });

export const agree = (browser: Browser, token: string, nonce: string) =>
  browser.send('POST', '/api/v6/bill_share/agree', { body: { token, payment_method_nonce: nonce } });

export const decline = (browser: Browser, token: string) =>
  browser.send('POST', '/api/v6/bill_share/decline', { body: { token } });

/** Waits until the bill has the given state. */
export const untilSplit = (booking: Booking, wanted: (split: BillSplit) => boolean): Promise<BillSplit> =>
  until(async () => {
    const split = await standing(booking);
    return wanted(split) ? split : undefined;
  });
