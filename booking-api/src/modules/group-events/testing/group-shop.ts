import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedGroupLink } from '@sendahead/shared-contracts/carts/group-link-calls';
import type { GroupEventView, RosterReport } from '@sendahead/shared-contracts/console/group-event-schema';
import PostalMime from 'postal-mime';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';
import { type Booking, checkOut } from '../../../workflows/testing/booking.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

/** A club without guest questions that is open every day. */
const clubId = 2;
const path = '/api/v6/console/group_events';

export const eventFields = {
  name: 'Member-guest week',
  club_id: clubId,
  direction: 'from_club',
  first_day: '2026-11-24',
  last_day: '2026-11-27',
  brand: 'golf',
  size: 'golf-standard',
  contents: '',
  answer_by: '2026-11-25',
};

/** A shop whose admin manages group events of a club without questions. */
export function groupShop(settings: Parameters<typeof startShop>[0] = {}) {
  const shop = startPerFile(() => startShop(settings));
  const admin = signedInBrowser(shop, 'admin');
  const pro = signedInBrowser(shop, 'pro');
  const customer = signedInBrowser(shop);
  beforeEach(() => shop.context.db.deleteFrom('throttle').execute());

  const make = (fields: object = {}, by: Browser = admin) =>
    by.send('POST', path, { body: { ...eventFields, ...fields } });
  const made = async (fields: object = {}): Promise<string> => (await make(fields)).json().id;
  const view = async (id: string): Promise<GroupEventView> =>
    (await admin.send('GET', `${path}/${id}`)).json();
  const act = (id: string, what: string, body: object = {}, by: Browser = admin, method = 'POST') =>
    by.send(method as 'POST', `${path}/${id}${what}`, { body });
  const take = async (id: string, text: string): Promise<RosterReport> =>
    (await act(id, '/roster', { text })).json();
  const email = (id: string, to: 'new' | 'unanswered' = 'new', by: Browser = admin) =>
    act(id, '/emails', { to }, by);

  /** The emails to an address, once there are as many as given. */
  const mailsTo = (address: string, count: number) =>
    until(async () => {
      const folder = join(shop.dataDir, 'mail');
      const files = readdirSync(folder).filter((name) => name.startsWith('gpp_') && name.endsWith('.eml'));
      const mails = await Promise.all(
        files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))),
      );
      const own = mails.filter(({ to }) => to?.some((one) => one.address === address));
      return own.length >= count ? own : undefined;
    });
  const tokenTo = async (address: string, count = 1): Promise<string> =>
    /#group=([\w-]+)/.exec((await mailsTo(address, count)).at(-1)?.text ?? '')?.[1] ?? '';
  const open = (by: Browser, token: string, headers: Record<string, string> = {}) =>
    by.send('POST', '/api/v6/group_links/open', { body: { token }, headers });

  /** Opens a link, fills in the missing address and other changes, and requests the price. */
  async function prepare(by: Browser, token: string, changes: object = {}) {
    const opened: OpenedGroupLink = (await open(by, token)).json();
    const { cart } = opened;
    if (!cart) throw new Error('the link opened no cart');
    const headers = { 'x-cart-token': cart.cart_token };
    const { session } = (await by.send('GET', `/api/v6/carts/${cart.id}/session`, { headers })).json();
    const to = Object.fromEntries(Object.entries(oneWayForm).filter(([name]) => name.startsWith('d_')));
    const form = {
      ...session.ship_state,
      ...to,
      o_attention_name: 'Golf shop',
      outbound_pickup: '3',
      pickup_carrier: oneWayForm.pickup_carrier,
      pickup_carrier_service_level_id: oneWayForm.pickup_carrier_service_level_id,
      ...changes,
    };
    form.traveler['1'].t_phone = '+1 212 555 0100';
    const price = (await by.send('POST', '/refactor/v5/ship/ship_price', { body: form, headers })).json();
    const booking: Booking = {
      browser: by,
      cartId: cart.id,
      orderId: cart.order_id,
      token: cart.cart_token,
      totalCents: price.final_price_cents,
      body: { ...form, quote_id: price.quote_id },
    };
    return { opened, price, booking };
  }
  const byCard = async ({ body, ...booking }: Booking) =>
    checkOut(
      {
        ...booking,
        body: {
          ...body,
          payment_method_type: 'NewCard',
          store_card_information: 'false',
          'billing-zip-code': '10001',
          'billing-country': 'US',
        },
      },
      { nonce: await shop.gateway.nonce() },
    );

  /** Opens a link, fills in the missing address, and pays. */
  async function book(by: Browser, token: string): Promise<OpenedGroupLink & { orderId: string }> {
    const { opened, price, booking } = await prepare(by, token);
    const answer = await byCard(booking);
    if (answer.json().status !== true)
      throw new Error(`not placed: ${answer.body}; priced ${JSON.stringify(price)}`);
    return { ...opened, orderId: booking.orderId };
  }

  return {
    shop,
    admin,
    pro,
    customer,
    make,
    made,
    view,
    act,
    take,
    email,
    mailsTo,
    tokenTo,
    open,
    prepare,
    byCard,
    book,
  };
}
