import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { sql } from 'kysely';
import pg from 'pg';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../testing/shipment-forms.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { askingAs } from '../../services/testing/service-requests.ts';
import { actingAs, path, terms } from './testing/contract-requests.ts';

const server = startPerFile(startTestApp);
const plus = signedInBrowser(server, 'adminplus');
const admin = signedInBrowser(server, 'admin');
const customer = signedInBrowser(server);
afterEach(() => sql`delete from contract_prices`.execute(server.context.db));

const { add, list, end, change } = actingAs(() => plus);
const codes = (answer: { json(): { code: string; fields?: { path: string; code: string }[] } }) =>
  answer.json().fields?.length
    ? answer.json().fields?.map((field) => `${field.path} ${field.code}`)
    : [answer.json().code];

const { services, price } = askingAs(() => customer);
const toClub = { ...oneWayForm, destination: 'club', d_club_id: '1', pickup_date: '2026-12-08' };
const groundOf = async (form: object): Promise<number> =>
  (await services(form)).json().default_services.outbound.services[0].price_cents;
type Line = { amount_cents: number; explain: { label: string; amount_cents: number }[] };
const lineOf = async (form: object): Promise<Line> => (await price(form)).json().orders[0].line_items[0];

describe('CO-96 the contract price of a club', () => {
  it('the contract price of a club is the same in services, calendar and price, and is a step of the explained price', async () => {
    const [before, plain] = [await groundOf(toClub), await lineOf(toClub)];
    expect((await add()).statusCode).toBe(200);
    const line = await lineOf(toClub);
    const step = line.explain.find(({ label }) => label.startsWith('Contract price'));
    expect(step?.label).toBe('Contract price, Heronsway Golf Club: -8%');
    const carriage = plain.explain[0]?.amount_cents ?? 0;
    expect(step?.amount_cents).toBe(Math.floor((carriage * 920 + 500) / 1000) - carriage);
    expect(line.amount_cents).toBe(plain.amount_cents + (step?.amount_cents ?? 0));
    expect(line.explain.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(line.amount_cents);
    expect(await groundOf(toClub)).toBe(before + (step?.amount_cents ?? 0));
    const days = await customer.send('POST', '/api/v6/price_calendar', {
      body: { ...toClub, leg: 'outbound', from: '2026-11-24', until: '2026-12-08' },
    });
    const costs = days
      .json()
      .days.map((day: { cheapest: { price_cents: number } | null }) => day.cheapest?.price_cents);
    expect([costs[0], costs.at(-1)]).toEqual([before, line.amount_cents]);
  });

  it('applies by the pickup day of each leg, and to no leg without the club', async () => {
    const trip = { ...roundTripForm, destination: 'club', d_club_id: '1', return_pickup: '3' };
    const named = async (form: object): Promise<(string | undefined)[]> =>
      (await price(form))
        .json()
        .orders[0].line_items.filter(
          ({ id }: { id: string }) => /^(outbound|return)-1-/.test(id) && !id.includes('cover'),
        )
        .map(
          ({ explain }: Line) =>
            explain.find(({ label }) => label.startsWith('Contract'))?.label.split(': ')[1],
        );
    await add({ first_day: calendarDate('2026-12-05') });
    expect(await named(trip)).toEqual([undefined, '-8%']);
    await add({
      line: 'golf',
      tenths: 50,
      first_day: calendarDate('2026-11-23'),
      last_day: calendarDate('2026-12-04'),
    });
    expect(await named(trip)).toEqual(['+5%', '-8%']);
    expect(await named(roundTripForm)).toEqual([undefined, undefined]);
  });

  it('adds no database query to a price', async () => {
    const asked = jest.spyOn(pg.Client.prototype, 'query');
    const statements = async (): Promise<number> => {
      await lineOf(toClub);
      asked.mockClear();
      await lineOf(toClub);
      return asked.mock.calls.length;
    };
    const before = await statements();
    expect(before).toBeGreaterThan(0);
    await add();
    expect(await statements()).toBe(before);
    asked.mockRestore();
  });
});

describe('CO-96 agreeing on a contract price', () => {
  it('lists brand, bags, carrier and days by name, with who and why, and writes the club’s history', async () => {
    await add({ brand: 'golf', line: 'golf', carrier: 'FEDEX', last_day: calendarDate('2026-12-31') });
    const { prices } = await list();
    expect(prices).toMatchObject([
      {
        brand: 'Golf',
        carrier: 'FedEx',
        tenths: -80,
        first_day: '2026-12-01',
        last_day: '2026-12-31',
        state: 'coming',
        reason: 'Agreed by phone',
        ended: null,
      },
    ]);
    const [made] = (
      await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'club', subject: '1' } })
    ).json().changes;
    expect(made).toMatchObject({
      reason: 'Agreed by phone',
      can_undo: false,
      after: {
        contract_added: { percent_tenths: -80, applies_from: '2026-12-01', applies_until: '2026-12-31' },
      },
    });
    const trail = (await admin.send('GET', '/api/v6/audit', { query: { kind: 'club' } })).json().entries;
    expect(trail[0]).toMatchObject({ act: 'changed.club', about: { kind: 'club', id: '1' } });
  });

  it('refuses a second one for the same bags on one of its days, at its first day', async () => {
    await add({ last_day: calendarDate('2026-12-31') });
    expect(codes(await add({ first_day: calendarDate('2026-12-31') }))).toEqual([
      'fields.first_day overlaps',
    ]);
    expect((await add({ first_day: calendarDate('2027-01-01') })).statusCode).toBe(200);
    expect((await add({ carrier: 'UPS' })).statusCode).toBe(200);
  });

  it('refuses invalid choices, days and percentages (attack 149)', async () => {
    expect(codes(await add({ brand: 'nobody', line: 'boats', carrier: 'MULE' }))).toEqual([
      'fields.brand unknown',
      'fields.line unknown',
      'fields.carrier unknown',
    ]);
    expect(codes(await add({ first_day: calendarDate('2026-11-22') }))).toEqual([
      'fields.first_day past_day',
    ]);
    expect(codes(await add({ last_day: calendarDate('2026-11-30') }))).toEqual([
      'fields.last_day before_its_start',
    ]);
    for (const tenths of [-501, 501, 7.5])
      expect((await add({ tenths })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await list()).prices).toEqual([]);
  });

  it('compares three to six sample trips near and far before saving, and saves nothing', async () => {
    const compared = await plus.send('POST', path('1', '/compare'), {
      body: { fields: terms({ tenths: -100 }) },
    });
    const { trips, day } = compared.json();
    expect(day).toBe('2026-12-01');
    expect(trips.length).toBeGreaterThanOrEqual(3);
    expect(trips.length).toBeLessThanOrEqual(6);
    for (const trip of trips) expect(trip.contract_cents).toBeLessThan(trip.today_cents);
    expect(new Set(trips.map(({ direction }: { direction: string }) => direction)).size).toBe(2);
    expect((await list()).prices).toEqual([]);
    await add();
    expect(codes(await plus.send('POST', path('1', '/compare'), { body: { fields: terms() } }))).toEqual([
      'fields.first_day overlaps',
    ]);
  });
});

describe('CO-96 ending and changing contract prices', () => {
  it('ends one on a day, and removes one that has not begun', async () => {
    const [running, coming] = [
      (await add({ first_day: calendarDate('2026-11-23') })).json().id,
      (await add({ carrier: 'UPS', first_day: calendarDate('2027-01-01') })).json().id,
    ];
    expect(codes(await end(running, '2026-11-21'))).toEqual(['last_day past_day']);
    expect((await end(running, '2026-12-31')).statusCode).toBe(200);
    expect(codes(await end(running, '2027-01-01'))).toEqual(['last_day after_its_end']);
    expect((await end(coming, '2026-11-30')).statusCode).toBe(200);
    expect(codes(await end(coming, '2026-12-31'))).toEqual(['last_day ended']);
    const { prices } = await list();
    expect(prices.find(({ id }) => id === running)).toMatchObject({
      state: 'running',
      last_day: '2026-12-31',
      ended: { reason: 'The club left' },
    });
    expect(prices.find(({ id }) => id === coming)?.state).toBe('ended');
  });

  it('changes all from a day on: each ends the day before, and a replacement begins', async () => {
    const ids = [
      (await add({ first_day: calendarDate('2026-11-23') })).json().id,
      (await add({ carrier: 'UPS', tenths: 20, first_day: calendarDate('2027-03-01') })).json().id,
    ];
    expect(codes(await change(-20, '2027-01-01', ids.slice(1)))).toEqual(['changed_since']);
    expect(codes(await change(-430, '2027-01-01', ids))).toEqual(['change.tenths out_of_range']);
    const compared = await plus.send('POST', path('1', '/compare'), {
      body: { change: { tenths: -20, from_day: '2027-01-01' } },
    });
    expect(compared.json().changed.toSorted()).toEqual(ids.toSorted());
    expect((await change(-20, '2027-01-01', compared.json().changed)).json()).toEqual({ changed: 2 });
    const rows = (await list()).prices.map(({ tenths, first_day, last_day }) => [
      tenths,
      first_day,
      last_day,
    ]);
    expect(rows.toSorted()).toEqual(
      [
        [-80, '2026-11-23', '2026-12-31'],
        [-100, '2027-01-01', null],
        [20, '2027-03-01', '2027-02-28'],
        [0, '2027-03-01', null],
      ].toSorted(),
    );
  });
});
