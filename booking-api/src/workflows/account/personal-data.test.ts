import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textConsent } from '@sendahead/shared-contracts/orders/text-consent';
import { sql } from 'kysely';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';
import { checkOut, newKey, prepareBooking, signedIn } from '../testing/booking.ts';
import { expectBooksToAgree } from '../testing/money/expect-books-to-agree.ts';
import { keepCard } from '../testing/saved-card.ts';
import { settled } from '../testing/settled.ts';
import { paidOrder, reaches } from '../testing/shipping.ts';
import { leavingAccount } from './testing/leaving-account.ts';
import { delivered, forgetWords, ofPerson, person, sweepAfter } from './testing/old-orders.ts';
import { tables, tablesWith } from './testing/tables-with.ts';
import { writeAboutOrder } from './testing/words-about-order.ts';

const { arrived, leave, newcomer, password, shop } = leavingAccount();

/**
 * `docs/personal-data.md`: each table with personal data, and what deleting an account does with its rows.
 */
const register = new Map(
  [
    ...readFileSync(join(__dirname, '../../../../docs/personal-data.md'), 'utf8').matchAll(
      /^\| `(\w+)` \|(.*)\|$/gm,
    ),
  ].map(([, table = '', cells = '']) => [table, cells.split('|').at(-1)?.trim() ?? '']),
);

const phone = '+1 212 555 0199';
const bookedBy = (email: string) => ({
  o_attention_name: 'Zebulon Markerly',
  o_phone: phone,
  o_address: '77 Markerly Lane',
  d_attention_name: 'Zebulon Markerly',
  traveler: {
    '1': {
      ...oneWayForm.traveler?.['1'],
      t_first_name: 'Zebulon',
      t_last_name: 'Markerly',
      t_email: email,
      t_phone: phone,
    },
  },
});

/** Books, writes messages and receives some. */
async function useAccount(browser: Browser, email: string, userId: string): Promise<void> {
  const ok = async (answer: ReturnType<Browser['send']>): Promise<void> => {
    expect((await answer).statusCode).toBe(200);
  };
  await keepCard(shop, browser, userId);
  const { orderId } = await paidOrder(shop, browser, bookedBy(email));
  await prepareBooking(browser, bookedBy(email));
  await ok(browser.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} }));
  const texts = { phone, consent: textConsent };
  await ok(browser.send('PUT', `/api/v6/orders/${orderId}/texts`, { body: texts }));
  await ok(
    browser.send('POST', '/api/v6/email/change', {
      body: { email: `new-${email}`, current_password: password },
    }),
  );
  const guest = await shop.browser();
  await ok(guest.send('POST', '/api/v6/sign_in_codes', { body: { email } }));
  await ok(guest.send('POST', '/api/v6/password/forgotten', { body: { email } }));
  const desk = await signedIn(shop, 'admin');
  const about = `/api/v6/console/orders/${orderId}`;
  await ok(
    desk.send('POST', `${about}/messages`, {
      body: { subject: 'Your bags', text: 'Dear Zebulon Markerly, all is well.', key: newKey() },
    }),
  );
  await ok(
    desk.send('PATCH', '/api/v6/console/flags/mobile_verification', {
      body: { fields: { people: [email] }, revision: 0, reason: 'A first person' },
    }),
  );
  await ok(desk.send('POST', `${about}/notes`, { body: { note: 'Ms. Markerly called.', key: newKey() } }));
}

describe('the register of personal data', () => {
  it('names tables of the database, and each that refers to an account', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'email', 'phone')`.execute(
      shop.context.db,
    );
    const all = await tables(shop.context.db);
    expect([...register.keys()].filter((table) => !all.includes(table))).toEqual([]);
    const ofStaffOrClubs = ['cart_takeovers', 'facilities', 'order_viewers'];
    expect(
      rows.map(({ name }) => name).filter((name) => !register.has(name) && !ofStaffOrClubs.includes(name)),
    ).toEqual([]);
  });

  it('lists what is kept of a person whose account was deleted', async () => {
    const { browser, email, userId } = await newcomer();
    await useAccount(browser, email, userId);
    const words = ['markerly', email, '5550199', userId];
    const unnamed = (found: string[]) => found.filter((table) => !register.has(table));
    expect(unnamed(await tablesWith(shop.context.db, words))).toEqual([]);
    await arrived(userId);
    expect((await leave(browser)).statusCode).toBe(200);
    const left = await tablesWith(shop.context.db, words);
    expect(left.filter((table) => !register.get(table)?.startsWith('stays'))).toEqual([]);
    expect(left).toContain('orders');
    // Name, email and phone of the person remain only in shipped orders.
    expect(await tablesWith(shop.context.db, words.slice(0, 3))).toEqual([
      'name_words',
      'order_notes',
      'order_parcels',
      'order_search',
      'orders',
    ]);
  });

  it('OR-06 lists that no data of a person is left in an order that ended long ago, and the books still balance', async () => {
    const desk = await signedIn(shop, 'admin');
    const staff = (await desk.send('GET', '/api/v6/session')).json().user.id;
    const ordered = [await orderOfGuest(), await orderOfAccount()];
    for (const orderId of ordered) {
      await reaches(shop, orderId, 'labels_ready');
      await writeAboutOrder(shop, orderId, String(staff));
      await noteAndLink(desk, orderId);
      await delivered(shop, orderId);
    }
    const left = () => tablesWith(shop.context.db, person.words);
    const kept = await left();
    expect(kept.filter((table) => !register.has(table))).toEqual([]);
    expect(kept).toEqual(expect.arrayContaining(['carts', 'claim_steps', 'order_notes', 'orders']));
    expect(await sweepAfter(shop, 500)).toBeGreaterThanOrEqual(2);
    await forgetWords(shop);
    expect(await left()).toEqual([]);
    await expectBooksToAgree(shop);
  });
});

/** Books without an account, and registers to pay, like a guest. */
async function orderOfGuest(): Promise<string> {
  const guest = await shop.browser();
  const { cartId, token, ...booking } = await prepareBooking(guest, ofPerson);
  await guest.send('POST', `/api/v5/carts/${cartId}/session`, {
    headers: { 'x-cart-token': token },
    body: { session: sessionOfPerson },
  });
  const { browser } = await newcomer(guest);
  const answer = await checkOut(
    { ...booking, browser, cartId, token },
    { nonce: await shop.gateway.nonce() },
  );
  expect(answer.json()).toMatchObject({ status: true });
  await settled(shop, booking.orderId);
  return booking.orderId;
}

const sessionOfPerson = {
  origin_city: 'New York',
  origin_state: 'NY',
  destination_city: 'San Francisco',
  destination_state: 'CA',
  travelers: [`Zebulette Quillmark:${person.email}`],
  ship_state: { ...oneWayForm, ...ofPerson },
};

async function orderOfAccount(): Promise<string> {
  const { browser } = await newcomer();
  return (await paidOrder(shop, browser, ofPerson)).orderId;
}

async function noteAndLink(desk: Browser, orderId: string): Promise<void> {
  const about = `/api/v6/console/orders/${orderId}`;
  const text = `Zebulette Quillmark called, ${person.phone}.`;
  for (const [path, body] of [
    ['notes', { note: text, key: newKey() }],
    ['refunds', { amount_cents: 100, to: 'wallet', comment: text, customer_reason: text, key: newKey() }],
    ['messages', { subject: 'Your bags', text, key: newKey() }],
  ] as const)
    expect([path, (await desk.send('POST', `${about}/${path}`, { body })).statusCode]).toEqual([path, 200]);
  await desk.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} });
  await shop.context.db
    .insertInto('received_bags')
    .columns(['id', 'order_id', 'link_id', 'leg', 'name', 'has_photo', 'at'])
    .expression((from) =>
      from
        .selectFrom('track_links')
        .select(['id', 'order_id', 'id as link_id'])
        .select([sql.lit('outbound').as('leg'), sql.lit('Zebulette M. Quillmark').as('name')])
        .select([sql.lit(true).as('has_photo'), 'made_at as at'])
        .where('order_id', '=', orderId),
    )
    .execute();
}
