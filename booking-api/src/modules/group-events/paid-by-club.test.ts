import { checkOutByClub } from '../../workflows/testing/booking.ts';
import { checkBooksAfterEach } from '../../workflows/testing/check-books-after-each.ts';
import { groupShop } from './testing/group-shop.ts';

const group = groupShop();
const { shop, admin, customer, make, made, view, take, email, tokenTo, open, prepare, byCard } = group;
checkBooksAfterEach(shop);

const clubId = 2;
const roster = (...lines: string[]) => ['Name,Email,Bunk', ...lines].join('\n');
const setAccount = (fields: { open?: boolean; credit_limit_cents?: number }) =>
  shop.context.db.updateTable('club_accounts').set(fields).where('club_id', '=', clubId).execute();
beforeEach(() => setAccount({ open: true, credit_limit_cents: 1_000_000 }));

/** An event that the club pays for, with one person per family, and the tokens of their links. */
async function camp(names: readonly string[], fields: object = {}) {
  const id = await made({ paid_by: 'club', ...fields });
  await take(id, roster(...names.map((name) => `${name} Lane,${name}@lane.test,4`)));
  await email(id);
  return { id, tokens: await Promise.all(names.map((name) => tokenTo(`${name}@lane.test`))) };
}
const entries = async () =>
  (await admin.send('GET', `/api/v6/clubs/${clubId}/account`)).json().entries as {
    amount_cents: number;
    order_id: string;
  }[];

describe('a group event that the club pays for', () => {
  it('CO-70 bills each order to the club: statement and board both show the orders’ cost', async () => {
    const { id, tokens } = await camp(['ada', 'ben', 'cleo']);
    expect((await view(id)).club_pays).toEqual({
      billed_cents: 0,
      left_cents: 1_000_000,
      limit_reached: 0,
      estimate_cents: expect.any(Number),
    });
    const placed: Awaited<ReturnType<typeof prepare>>['booking'][] = [];
    for (const token of tokens.slice(0, 2)) {
      const { opened, price, booking } = await prepare(customer, token);
      expect(opened.paid_by).toBe(price.paid_by_club.name);
      expect(price.paid_by_club.club_id).toBe(clubId);
      expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ status: true });
      placed.push(booking);
    }
    const sum = placed.reduce((cents, { totalCents }) => cents + totalCents, 0);
    const billed = (await entries()).filter(({ order_id }) =>
      placed.some(({ orderId }) => orderId === order_id),
    );
    expect(billed.map(({ amount_cents }) => amount_cents).toSorted()).toEqual(
      placed.map(({ totalCents }) => totalCents).toSorted(),
    );
    const { orders } = await shop.context.db
      .selectFrom('orders')
      .select(({ fn }) => fn.sum<string>('total_cents').as('orders'))
      .where(
        'id',
        'in',
        placed.map(({ orderId }) => orderId),
      )
      .executeTakeFirstOrThrow();
    expect(Number(orders)).toBe(sum);
    expect((await view(id)).club_pays).toEqual({
      billed_cents: sum,
      expected_cents: Math.round((sum / 2) * 3),
      left_cents: 1_000_000 - sum,
      limit_reached: 0,
    });
  });

  it('CO-94 a group event that the club pays for is estimated at today’s rates before the first booking: for one person, and for everyone on the list', async () => {
    const { id } = await camp(['ann', 'bob', 'cid']);
    const each = async (more: object = {}) =>
      (
        await admin.send('GET', '/api/v6/console/group_event_choices', {
          query: { club_id: '2', brand: 'golf', size: 'golf-standard', direction: 'from_club', ...more },
        })
      ).json().each_cents;
    const one = await each();
    expect(one).toBeGreaterThan(2_000);
    expect(one).toBeLessThan(40_000);
    expect((await view(id)).club_pays?.estimate_cents).toBe(one * 3);
    expect(await each({ direction: 'to_club' })).toBeGreaterThan(2_000);
    expect(await each({ size: 'no-such-size' })).toBeUndefined();
  });

  it('CO-70 refuses a booking beyond the limit, and shows it on the board until the family has ordered', async () => {
    const { id, tokens } = await camp(['dee']);
    await setAccount({ credit_limit_cents: 100 });
    const before = await entries();
    const { booking } = await prepare(customer, tokens[0] ?? '');
    expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ error: 'club_limit_reached' });
    expect(await entries()).toEqual(before);
    expect((await view(id)).club_pays).toMatchObject({ limit_reached: 1 });
    await setAccount({ credit_limit_cents: 1_000_000 });
    expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ status: true });
    expect((await view(id)).club_pays).toMatchObject({ limit_reached: 0, billed_cents: booking.totalCents });
  });

  it('CO-70 a group event that the club pays for can be created only when the club has an account', async () => {
    await setAccount({ open: false });
    const choices = async () =>
      (await admin.send('GET', `/api/v6/console/group_event_choices?club_id=${clubId}`)).json().club_can_pay;
    expect(await choices()).toBe(false);
    expect((await make({ paid_by: 'club' })).json().fields).toEqual([
      { path: 'paid_by', code: 'no_club_account' },
    ]);
    await setAccount({ open: true });
    expect(await choices()).toBe(true);
  });

  it.each([
    ['another club', '1', {}, 'club_billing_not_allowed'],
    ['a trip back as well', '2', { roundtrip: 'true' }, 'club_pays_as_prepared'],
    ['an end that is another club', '2', { o_club_id: '1' }, 'club_pays_as_prepared'],
    ['an address that is not the club’s', '2', { o_address: '12 Elm Street' }, 'club_pays_as_prepared'],
    ['a day after the event', '2', { pickup_date: '2026-12-01' }, 'club_pays_as_prepared'],
  ])('CO-70 attack 144: a family’s link never bills %s', async (what, club, changes, code) => {
    const name = `eve${what.replaceAll(/[^a-z]/g, '')}`;
    const { tokens } = await camp([name]);
    const { booking } = await prepare(customer, tokens[0] ?? '', changes);
    const before = await entries();
    const answer = await checkOutByClub(booking, club);
    expect([answer.json().status === true, answer.json().code]).toEqual([false, code]);
    expect(await entries()).toEqual(before);
  });

  it('CO-70 CO-82 attack 144: bills the cheapest service of the day, and none that is faster', async () => {
    const { tokens } = await camp(['lou']);
    const { booking } = await prepare(customer, tokens[0] ?? '');
    const { quote_id: _, ...form } = booking.body;
    const offered = await customer.send('POST', '/refactor/v5/ship/combined_services_options', {
      body: form,
    });
    const { services } = offered.json().default_services.outbound;
    const dearest = services.toSorted(
      (a: { price_cents: number }, b: { price_cents: number }) => b.price_cents - a.price_cents,
    )[0];
    expect(services.length).toBeGreaterThan(1);
    // CO-82: the holder of the cart is offered the service that the club pays for, and reads why.
    const { outbound } = (
      await customer.send('POST', '/refactor/v5/ship/combined_services_options', {
        body: form,
        headers: { 'x-cart-token': booking.token },
      })
    ).json().default_services;
    const least = Math.min(...services.map(({ price_cents }: { price_cents: number }) => price_cents));
    expect(outbound.services.map(({ price_cents }: { price_cents: number }) => price_cents)).toEqual([least]);
    expect(outbound.stopped).toHaveLength(services.length - 1);
    expect(outbound.stopped[0].message).toMatch(/pays for the lowest-priced service that is in time\.$/);
    const body = { ...form, pickup_carrier_service_level_id: String(dearest.carrier_service_level_id) };
    const price = await customer.send('POST', '/refactor/v5/ship/ship_price', {
      body,
      headers: { 'x-cart-token': booking.token },
    });
    const faster = { ...booking, body: { ...body, quote_id: price.json().quote_id } };
    expect((await checkOutByClub(faster, '2')).json().code).toBe('club_pays_as_prepared');
  });

  it('CO-70 attack 144: a booking of two bags, of a closed event, or that each family pays for is not billed', async () => {
    const { id, tokens } = await camp(['fay', 'gil']);
    const two = await prepare(customer, tokens[0] ?? '');
    const { traveler } = two.booking.body as {
      traveler: Record<string, Record<string, { product_count: string }>>;
    };
    const golf = traveler['1']?.golf as unknown as Record<string, unknown>;
    Object.assign(golf, { product_count: '2', '1': golf['0'] });
    const { quote_id: _, ...unquoted } = two.booking.body;
    const price = await customer.send('POST', '/refactor/v5/ship/ship_price', {
      body: unquoted,
      headers: { 'x-cart-token': two.booking.token ?? '' },
    });
    expect(price.json()).toMatchObject({ final_price_cents: expect.any(Number) });
    Object.assign(two.booking.body, { quote_id: price.json().quote_id });
    expect((await checkOutByClub(two.booking, '2')).json().code).toBe('club_pays_as_prepared');
    const late = await prepare(customer, tokens[1] ?? '');
    await group.act(id, '/close');
    expect((await checkOutByClub(late.booking, '2')).json().code).toBe('club_pays_as_prepared');
    const families = await camp(['hal'], { paid_by: 'family' });
    const own = await prepare(customer, families.tokens[0] ?? '');
    expect(own.price).not.toHaveProperty('paid_by_club');
    expect((await checkOutByClub(own.booking, '2')).json().code).toBe('club_billing_not_allowed');
  });
});

describe('a roster with quantities', () => {
  it('CO-102 prepares as many bags as the list says, and the club pays for exactly those', async () => {
    const id = await made({ paid_by: 'club' });
    await take(id, 'Name,Email,Item\nNed Lane,ned@lane.test,2 golf bags');
    expect((await view(id)).people).toMatchObject([{ item: 'Golf bag, Standard', bags: 2 }]);
    await email(id);
    const [mail] = await group.mailsTo('ned@lane.test', 1);
    expect(mail?.text).toContain('Item: 2 × Golf bag, Standard.');
    expect(mail?.text).not.toContain('Price:');
    const { booking } = await prepare(customer, await tokenTo('ned@lane.test'));
    const { traveler } = booking.body as { traveler: Record<string, Record<string, object>> };
    expect(traveler['1']?.golf).toMatchObject({ product_count: '2', '1': { size: 'golf-standard' } });
    expect((await checkOutByClub(booking, '2')).json()).toMatchObject({ status: true });
  });
});

describe('a group event that families pay for', () => {
  it('CO-103 says in the email and on the board that each pays online, and the approximate price', async () => {
    const id = await made();
    await take(id, roster('Oda Lane,lane@lane.test,4', 'Per Lane,LANE@lane.test,4'));
    const event = await view(id);
    const each = event.families_pay?.each_cents ?? 0;
    expect(each).toBeGreaterThan(2_000);
    const price = `Price: about $${((each * 2) / 100).toFixed(2)} in all at today’s rates`;
    // CO-83: the email to the sample's family, with all its children.
    expect(event.email_sample).toMatchObject({
      to: 'Oda Lane and Per Lane',
      links: ['Open the booking of Oda Lane', 'Open the booking of Per Lane'],
      text: expect.stringContaining(price),
    });
    await email(id);
    const [mail] = await group.mailsTo('lane@lane.test', 1);
    expect(mail?.text).toContain('Add your address and pay online.');
    expect(mail?.text).toContain(price);
    for (const line of (event.email_sample?.text ?? 'none').split('\n')) expect(mail?.text).toContain(line);
  });
});

describe('a club’s start page', () => {
  it('CO-75 shows its address and what it owes', async () => {
    const answer = await group.pro.send('GET', '/api/v6/console/clubs/1/orders');
    expect(answer.json().club).toMatchObject({
      address: expect.stringContaining(','),
      opening_hours: expect.any(String),
      owed_cents: expect.any(Number),
    });
  });
});

describe('one link in two browsers', () => {
  it.each([
    ['one after the other', false],
    ['in the same moment', true],
  ])('CO-73 orders once %s, and the second browser shows that', async (how, atOnce) => {
    const name = atOnce ? 'ina' : 'jon';
    const { id, tokens } = await camp([name]);
    const [token = ''] = tokens;
    const both = [await prepare(customer, token), await prepare(admin, token)] as const;
    const order = ({ booking }: (typeof both)[number]) => checkOutByClub(booking, '2');
    const answers = atOnce
      ? await Promise.all(both.map(order))
      : [await order(both[0]), await order(both[1])];
    const result = answers.map((answer) => answer.json().code ?? answer.json().status);
    expect([how, result.map(String).toSorted()]).toEqual([how, ['group_booked_already', 'true']]);
    expect((await view(id)).people).toMatchObject([{ state: 'booked' }]);
    const opened = (await open(await shop.browser(), token)).json();
    expect(opened).toMatchObject({ cart: null, booked: expect.stringMatching(/^SA-/) });
    expect(opened.order_state).toEqual(expect.any(String));
  });

  it('CO-73 a failed order leaves the booking to the other browser', async () => {
    const { tokens } = await camp(['kay'], { paid_by: 'family' });
    const [token = ''] = tokens;
    const one = await prepare(customer, token);
    const two = await prepare(admin, token);
    jest.spyOn(shop.ordering.payments, 'authorize').mockRejectedValueOnce(new Error('down'));
    expect((await byCard(one.booking)).json().status).not.toBe(true);
    jest.restoreAllMocks();
    expect((await byCard(two.booking)).json()).toMatchObject({ status: true });
  });
});
