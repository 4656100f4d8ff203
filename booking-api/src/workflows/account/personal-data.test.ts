import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { oneWayForm } from '../../testing/shipment-forms.ts';
import type { Browser } from '../../testing/test-app.ts';
import { newKey, prepareBooking, signedIn } from '../testing/booking.ts';
import { keepCard } from '../testing/saved-card.ts';
import { paidOrder } from '../testing/shipping.ts';
import { leavingAccount } from './testing/leaving-account.ts';

const { arrived, leave, newcomer, password, shop } = leavingAccount();

/** `docs/personal-data.md`: each table with data of a person, and what deleting an account does with its rows. */
const register = new Map(
  [
    ...readFileSync(join(__dirname, '../../../../docs/personal-data.md'), 'utf8').matchAll(
      /^\| `(\w+)` \|(.*)\|$/gm,
    ),
  ].map(([, table = '', cells = '']) => [table, cells.split('|').at(-1)?.trim() ?? '']),
);

async function tables(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(shop.context.db);
  return rows.map(({ name }) => name);
}

/** Tables with a row that contains one of these words, in any column. */
async function tablesWith(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  const anyOf = words.map((word) => `%${word}%`);
  for (const name of await tables()) {
    const { rows } = await sql`
      select 1 from ${sql.table(name)} t where t::text ilike any (${sql.val(anyOf)}::text[]) limit 1`.execute(
      shop.context.db,
    );
    if (rows.length > 0) found.push(name);
  }
  return found;
}

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

/** Books, writes and is written to. */
async function useAccount(browser: Browser, email: string, userId: string): Promise<void> {
  const ok = async (answer: ReturnType<Browser['send']>): Promise<void> => {
    expect((await answer).statusCode).toBe(200);
  };
  await keepCard(shop, browser, userId);
  const { orderId } = await paidOrder(shop, browser, bookedBy(email));
  await prepareBooking(browser, bookedBy(email));
  await ok(browser.send('POST', `/api/v6/orders/${orderId}/track_links`, { body: {} }));
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
  await ok(desk.send('POST', `${about}/notes`, { body: { note: 'Ms. Markerly called.', key: newKey() } }));
}

describe('the register of personal data', () => {
  it('names tables of the database, and each that refers to an account', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('user_id', 'email', 'phone')`.execute(
      shop.context.db,
    );
    const all = await tables();
    expect([...register.keys()].filter((table) => !all.includes(table))).toEqual([]);
    const ofStaffOrClubs = ['cart_takeovers', 'facilities', 'order_viewers'];
    expect(
      rows.map(({ name }) => name).filter((name) => !register.has(name) && !ofStaffOrClubs.includes(name)),
    ).toEqual([]);
  });

  it('says what stays of a person whose account was deleted', async () => {
    const { browser, email, userId } = await newcomer();
    await useAccount(browser, email, userId);
    const words = ['markerly', email, '5550199', userId];
    const unnamed = (found: string[]) => found.filter((table) => !register.has(table));
    expect(unnamed(await tablesWith(words))).toEqual([]);
    await arrived(userId);
    expect((await leave(browser)).statusCode).toBe(200);
    const left = await tablesWith(words);
    expect(left.filter((table) => !register.get(table)?.startsWith('stays'))).toEqual([]);
    expect(left).toContain('orders');
    // By name, email or phone the person is found in what was shipped alone.
    expect(await tablesWith(words.slice(0, 3))).toEqual([
      'name_words',
      'order_notes',
      'order_parcels',
      'order_search',
      'orders',
    ]);
  });
});
