import type { Mail } from '../../../integrations/mail/port.ts';
import { startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Browser, startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

/** The server, and a mail port that keeps what it receives. */
async function startSaving(): Promise<TestApp & { posted: Mail[] }> {
  const posted: Mail[] = [];
  const mails = {
    mail: { send: async (mail: Mail) => void posted.push(mail) },
    fromAddress: 'bookings@sendahead.test',
    pageOrigin: (slug: string) => `http://${slug}.localhost:4000`,
  };
  const server = await startTestApp({ services: { mails } });
  await server.context.jobs.start();
  return { ...server, posted };
}
const server = startPerFile(startSaving);
let asked = 0;
/** Each test uses a new mailbox. */
const mailbox = (): string => {
  asked += 1;
  return `finish.later.${asked}@example.test`;
};
let last = '';

beforeEach(async () => {
  await server.context.db.deleteFrom('throttle').execute();
});

type Cart = { id: string; cart_token: string };
type Form = Record<string, unknown>;

async function savedCart(browser: Browser, more: Form = {}): Promise<Cart> {
  const cart: Cart = (
    await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })
  ).json();
  await save(browser, cart, more);
  return cart;
}
const save = (browser: Browser, cart: Cart, more: Form = {}) =>
  browser.send('POST', `/api/v5/carts/${cart.id}/session`, {
    headers: { 'x-cart-token': cart.cart_token },
    body: {
      session: {
        origin_city: 'Win money at',
        origin_state: 'evil.example',
        destination_city: 'Austin',
        destination_state: 'TX',
        travelers: ['Eve:eve@example.test'],
        ship_state: { ...oneWayForm, cart_id: cart.id, ...more },
      },
    },
  });
const ask = (browser: Browser, cart: Cart, email: string) =>
  browser.send('POST', `/api/v6/carts/${cart.id}/saved_quotes`, {
    headers: { 'x-cart-token': cart.cart_token },
    body: { email },
  });
const open = (browser: Browser, token: string, cart?: Cart) =>
  browser.send('POST', '/api/v6/saved_quotes/open', {
    body: { token },
    headers: cart ? { 'x-cart-token': cart.cart_token } : {},
  });
const read = async (browser: Browser, cart: Cart) =>
  (
    await browser.send('GET', `/api/v6/carts/${cart.id}/session`, {
      headers: { 'x-cart-token': cart.cart_token },
    })
  ).json();

async function mailed(browser: Browser, cart: Cart): Promise<Mail> {
  last = mailbox();
  expect((await ask(browser, cart, last)).statusCode).toBe(200);
  return until(async () => server.posted.find(({ to }) => to.address === last));
}
const tokenOf = ({ text }: Mail): string => /\/ship#saved=([\w-]{43})/.exec(text)?.[1] ?? '';

describe('a saved price by mail', () => {
  it('a saved price mails route, days, bags, total and a link, and no typed text', async () => {
    const browser = await server.browser();
    const mail = await mailed(browser, await savedCart(browser, { o_city: 'Win money at evil.example' }));
    for (const part of [mail.text, mail.html]) {
      expect(part).toMatch(/New York, NY → /);
      expect(part).toMatch(/Pickup \w+, \w+ \d+/);
      expect(part).toContain('Golf bag, Standard');
      expect(part).toMatch(/\$\d+\.\d\d, as of /);
      expect(part).toContain('http://golf.localhost:4000/ship#saved=');
      expect(part).not.toMatch(/evil|Win money|Eve\b/);
    }
  });

  it('opens a copy in another browser, with everything but gift cards and the first one’s token', async () => {
    const [mine, other] = [await server.browser(), await server.browser()];
    const cart = await savedCart(mine, { d_company_name: 'Oak', 'gift-card': 'GC-SECRET-1' });
    const answer = await open(other, tokenOf(await mailed(mine, cart)));
    const opened = answer.json();
    expect(answer.statusCode).toBe(200);
    expect(opened).toMatchObject({ problem: null, changes: [], gift_cards_left_out: true });
    expect(opened.now_cents).toBe(opened.told_cents);
    expect(opened.cart.id).not.toBe(cart.id);
    expect(answer.body).not.toContain(cart.cart_token);
    const { session } = await read(other, opened.cart);
    expect(session.ship_state).toMatchObject({ d_company_name: 'Oak', cart_id: opened.cart.id });
    expect(JSON.stringify(session)).not.toContain('GC-SECRET-1');
  });

  it('records the original cart of a copy, and of a copy of that', async () => {
    const browser = await server.browser();
    const cart = await savedCart(browser);
    const copyBy = async (from: Browser, of: Cart): Promise<[Browser, Cart]> => {
      const other = await server.browser();
      return [other, (await open(other, tokenOf(await mailed(from, of)))).json().cart];
    };
    const [other, copy] = await copyBy(browser, cart);
    const [, again] = await copyBy(other, { ...copy, id: String(copy.id) });
    const found = await server.context.db
      .selectFrom('carts')
      .select('copy_of')
      .where('id', 'in', [cart.id, copy.id, again.id])
      .orderBy('created_at')
      .execute();
    expect(found.map(({ copy_of }) => copy_of).sort()).toEqual([cart.id, cart.id, null]);
  });

  it('the browser that has the booking keeps its cart', async () => {
    const browser = await server.browser();
    const cart = await savedCart(browser);
    const token = tokenOf(await mailed(browser, cart));
    expect((await open(browser, token, cart)).json()).toMatchObject({ cart: null, problem: null });
  });

  it('lists line by line what costs more now', async () => {
    const browser = await server.browser();
    const token = tokenOf(await mailed(browser, await savedCart(browser)));
    const { db } = server.context;
    await db
      .updateTable('saved_quotes')
      .set(({ eb }) => ({ total_cents: eb('total_cents', '-', 500) }))
      .where('email', '=', last)
      .execute();
    const { lines } = await db
      .selectFrom('saved_quotes')
      .select('lines')
      .where('email', '=', last)
      .executeTakeFirstOrThrow();
    const cheaper = lines.map((line, at) => ({
      ...line,
      amount_cents: line.amount_cents - (at === 0 ? 500 : 0),
    }));
    await db
      .updateTable('saved_quotes')
      .set({ lines: JSON.stringify(cheaper) as never })
      .where('email', '=', last)
      .execute();
    const opened = (await open(browser, token)).json();
    expect(opened.changes).toEqual([{ title: lines[0]?.title, cents: 500 }]);
    expect(opened.now_cents - opened.told_cents).toBe(500);
  });

  it.each([
    ['its day is over', { pickup_date: '2020-01-06', arrival_date: '2020-01-10' }, 'date_over'],
    ['its service is gone', { pickup_carrier_service_level_id: '424242' }, 'service_not_offered'],
  ])('the link reports that there is no price when %s', async (_, more, problem) => {
    const browser = await server.browser();
    const token = tokenOf(await mailed(browser, await savedCart(browser)));
    const { db } = server.context;
    const { session } = await db
      .selectFrom('saved_quotes')
      .select('session')
      .where('email', '=', last)
      .executeTakeFirstOrThrow();
    const later = { ...session, ship_state: { ...session.ship_state, ...more } };
    await db
      .updateTable('saved_quotes')
      .set({ session: JSON.stringify(later) as never })
      .where('email', '=', last)
      .execute();
    expect((await open(browser, token)).json()).toMatchObject({ problem, now_cents: null });
  });

  it('refuses a booking without a price, and reports an invalid address at its field', async () => {
    const browser = await server.browser();
    const empty = await savedCart(browser, { traveler: {} });
    const answer = await ask(browser, empty, mailbox());
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'booking_not_priced']);
    const typed = await ask(browser, empty, 'nobody');
    expect(typed.json().fields).toMatchObject([{ path: 'email', code: 'email_not_valid' }]);
  });
});

describe('the link of a saved price (attack 71)', () => {
  it('the link expires after seven days, and is deleted', async () => {
    const browser = await server.browser();
    const token = tokenOf(await mailed(browser, await savedCart(browser)));
    const past = new Date(server.context.clock.now() - 1000).toISOString();
    await server.context.db.updateTable('saved_quotes').set({ expires_at: past }).execute();
    const answer = await open(browser, token);
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'saved_quote_not_found']);
  });

  it('the link works for its brand only, reveals nothing after the order, and is stored as a hash', async () => {
    const browser = await server.browser();
    const cart = await savedCart(browser);
    const token = tokenOf(await mailed(browser, cart));
    expect((await open(await server.browser('ski.localhost'), token)).statusCode).toBe(404);
    const stored = await server.context.db.selectFrom('saved_quotes').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    await server.context.db
      .updateTable('carts')
      .set({ status: 'ordered' })
      .where('id', '=', cart.id)
      .execute();
    expect((await open(browser, token)).json().code).toBe('cart_already_ordered');
  });

  it('the link cannot be guessed, and cannot flood a mailbox', async () => {
    const browser = await server.browser();
    const guesses = [];
    for (let at = 0; at < 25; at += 1) guesses.push((await open(browser, `${at}`.repeat(43))).statusCode);
    expect(guesses.slice(0, 1)).toEqual([404]);
    expect(guesses.at(-1)).toBe(429);
    const cart = await savedCart(browser);
    const victim = mailbox();
    const codes = [];
    for (let at = 0; at < 7; at += 1)
      codes.push((await ask(browser, cart, at % 2 ? victim : victim.replace('@', `+${at}@`))).statusCode);
    expect(codes).toEqual([200, 200, 200, 200, 200, 429, 429]);
  });

  it('saving requires the token of the cart', async () => {
    const [mine, other] = [await server.browser(), await server.browser()];
    const cart = await savedCart(mine);
    const answer = await ask(other, { ...cart, cart_token: 'A'.repeat(43) }, mailbox());
    expect(answer.statusCode).toBe(404);
  });
});
