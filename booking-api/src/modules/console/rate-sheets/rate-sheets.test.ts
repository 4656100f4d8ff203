import type { RateFigures } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { sql } from 'kysely';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin', 'each');
const plus = signedInBrowser(server, 'adminplus', 'each');
const customer = signedInBrowser(server, 'customer', 'each');

const live = '2026-11b';
const at = '/api/v6/console';
type Draft = { id: string };
const begin = async (name = 'Spring'): Promise<Draft> =>
  (await plus.send('POST', `${at}/rate_drafts`, { body: { name, based_on: live } })).json();
const read = async ({ id }: Draft) => (await plus.send('GET', `${at}/rate_drafts/${id}`)).json();
const write = ({ id }: Draft, figures: RateFigures, revision = 1) =>
  plus.send('PUT', `${at}/rate_drafts/${id}`, { body: { figures, revision } });
const compare = async ({ id }: Draft, as_of = '2026-11-23') =>
  (await plus.send('POST', `${at}/rate_drafts/${id}/compare`, { body: { as_of } })).json();
const publish = ({ id }: Draft, more: Readonly<Record<string, unknown>>) =>
  plus.send('POST', `${at}/rate_drafts/${id}/publish`, {
    body: { effective_from: '2027-01-01', reason: 'Carriers raise theirs.', compared_revision: 2, ...more },
  });
const sheets = async () => (await plus.send('GET', `${at}/rate_sheets`)).json().published;
const dearer = (figures: RateFigures, cents: number): RateFigures => ({
  ...figures,
  zones: figures.zones.map((zone) => ({ ...zone, baseCents: zone.baseCents + cents })),
});
const dearerDraft = async (cents = 500): Promise<Draft> => {
  const draft = await begin();
  await write(draft, dearer((await read(draft)).base, cents));
  return draft;
};

describe('a draft of a rate sheet', () => {
  it('changes figures of the sheet that it is based on, and nothing of its structure', async () => {
    const draft = await begin();
    const { figures, base, revision } = await read(draft);
    expect([figures, revision]).toEqual([base, 1]);
    expect((await write(draft, { ...figures, roundTripDiscountPercent: 7 })).json()).toEqual({ revision: 2 });
    const late = await write(draft, figures, 1);
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_since']);
    const without = await write(draft, { ...figures, zones: figures.zones.slice(1) }, 2);
    expect(without.json()).toMatchObject({
      code: 'invalid',
      fields: [{ path: 'figures.zones', code: 'unknown' }],
    });
    const below = await write(draft, { ...figures, crossBorderCents: -1 }, 2);
    expect(below.statusCode).toBe(400);
  });

  it('OPEN-67 ER-30 changes when surcharges apply, with known operators', async () => {
    const draft = await begin();
    const { figures, conditions, base_conditions } = await read(draft);
    expect(conditions).toEqual(base_conditions);
    expect(Object.keys(conditions).sort()).toEqual(['additional_handling', 'large_package']);
    const change = (given: unknown, revision: number) =>
      plus.send('PUT', `${at}/rate_drafts/${draft.id}`, {
        body: { figures, conditions: given, revision },
      });
    const lighter = {
      ...conditions,
      large_package: [{ measure: 'weight', operator: '>=', limit: 20 }],
    };
    expect((await change(lighter, 1)).json()).toEqual({ revision: 2 });
    expect((await write(draft, figures, 2)).json()).toEqual({ revision: 3 });
    expect((await read(draft)).conditions).toEqual(lighter);
    expect((await compare(draft)).dearer).toBeGreaterThan(0);
    for (const [given, refusal] of [
      [{ large_package: lighter.large_package }, { code: 'invalid', fields: [{ path: 'conditions' }] }],
      [{ ...conditions, fuel: lighter.large_package }, { code: 'invalid' }],
      [{ ...conditions, large_package: [] }, { code: 'malformed' }],
      [
        { ...conditions, large_package: [{ measure: 'weight', operator: '<>', limit: 1 }] },
        { code: 'malformed' },
      ],
      [
        { ...conditions, large_package: [{ measure: 'price', operator: '>', limit: 1 }] },
        { code: 'malformed' },
      ],
    ] as const)
      expect((await change(given, 3)).json()).toMatchObject(refusal);
  });

  it('a draft of a rate sheet is compared over 200 trips with the sheet that applies on a day', async () => {
    const same = await compare(await begin());
    expect(same).toMatchObject({
      live_version: live,
      trips: 200,
      unserved: 0,
      dearer: 0,
      cheaper: 0,
      most: [],
    });
    expect(same.draft_cents).toBe(same.live_cents);
    const result = await compare(await dearerDraft(500));
    expect(result).toMatchObject({ revision: 2, cheaper: 0 });
    expect(result.dearer).toBeGreaterThan(150);
    expect(result.draft_cents).toBeGreaterThan(result.live_cents);
    expect(result.most).toHaveLength(10);
  });

  it('no longer exists after its deletion', async () => {
    const draft = await begin();
    const drop = () => plus.send('DELETE', `${at}/rate_drafts/${draft.id}`, { body: {} });
    expect((await drop()).statusCode).toBe(200);
    for (const answer of [await drop(), await plus.send('GET', `${at}/rate_drafts/${draft.id}`)])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'no_such_thing']);
    expect((await compare(draft)).code).toBe('no_such_thing');
    expect((await publish(draft, { version: '2027-x' })).json().code).toBe('no_such_thing');
    const ofNothing = await plus.send('POST', `${at}/rate_drafts`, {
      body: { name: 'x', based_on: 'nothing' },
    });
    expect(ofNothing.json().code).toBe('no_such_thing');
  });
});

describe('publishing a rate sheet', () => {
  const price = async (day: string): Promise<number> => {
    server.moveClock(`${day}T15:00:00Z`);
    const guest = await server.browser();
    const body = { ...oneWayForm, pickup_date: '2027-01-12', arrival_date: '2027-01-15' };
    return (await guest.send('POST', '/refactor/v5/ship/ship_price', { body })).json().final_price_cents;
  };

  it('CO-11 makes the sheet apply from its day on, and the earlier one until then; both can be viewed by their day', async () => {
    const draft = await dearerDraft(500);
    expect((await publish(draft, { version: '2027-01' })).json()).toEqual({ version: '2027-01' });
    expect((await sheets()).slice(0, 2)).toMatchObject([
      { version: '2027-01', from: '2027-01-01', until: null, state: 'coming', published_by: 'Avery Plus' },
      { version: live, until: '2027-01-01', state: 'present' },
    ]);
    expect((await compare(await begin(), '2027-01-01')).live_version).toBe('2027-01');
    const [before, after] = [await price('2026-12-31'), await price('2027-01-02')];
    expect(after - before).toBe(500);
    await plus.startOver('adminplus');
    expect((await sheets())[0]).toMatchObject({ state: 'present' });
  });

  it('refuses a sheet that was not compared in its current state, one without a change, a day that is not in the future and a version twice', async () => {
    const draft = await dearerDraft(100);
    expect(
      (
        await publish(draft, { version: '2027-05', effective_from: '2027-05-01', compared_revision: 1 })
      ).json().code,
    ).toBe('changed_since');
    expect((await publish(draft, { version: '2027-05', effective_from: '2027-01-02' })).json()).toMatchObject(
      {
        fields: [{ path: 'effective_from', code: 'too_early' }],
      },
    );
    expect((await publish(draft, { version: '2027-05', effective_from: 'soon' })).json().code).toBe(
      'invalid',
    );
    expect((await publish(draft, { version: live, effective_from: '2027-05-01' })).json().code).toBe(
      'version_exists',
    );
    const unchanged = await begin();
    const nothing = await publish(unchanged, {
      version: '2027-05',
      effective_from: '2027-05-01',
      compared_revision: 1,
    });
    expect(nothing.json()).toMatchObject({ fields: [{ code: 'nothing_changed' }] });
  });

  it('a sheet can be withdrawn before it applies, and the earlier one continues; one in force remains', async () => {
    await publish(await dearerDraft(100), { version: '2027-06', effective_from: '2027-06-01' });
    const withdraw = (version: string, body: object = { reason: 'A typo in zone 4' }) =>
      plus.send('DELETE', `${at}/rate_sheets/${version}`, { body });
    expect((await withdraw('2027-06', {})).json().fields).toEqual([{ path: 'reason', code: 'required' }]);
    expect((await withdraw('2027-06')).statusCode).toBe(200);
    expect((await sheets())[0]).toMatchObject({ version: '2027-01', until: null });
    expect((await withdraw('2027-01')).json().code).toBe('sheet_in_use');
    expect((await withdraw('2027-06')).json().code).toBe('no_such_thing');
    expect((await plus.send('GET', `${at}/rate_sheets/2027-06`)).json().code).toBe('no_such_thing');
  });

  it('CO-109 a withdrawn sheet is a draft again, with its figures, and History says why and who', async () => {
    const draft = await dearerDraft(100);
    const figuresOf = async (id: string) =>
      (await plus.send('GET', `${at}/rate_drafts/${id}`)).json().figures;
    const published = await figuresOf(draft.id);
    await publish(draft, { version: '2027-07', effective_from: '2027-07-01' });
    await plus.send('DELETE', `${at}/rate_sheets/2027-07`, { body: { reason: 'A typo in zone 4' } });
    const { drafts } = (await plus.send('GET', `${at}/rate_sheets`)).json();
    const kept = drafts.find(({ name }: { name: string }) => name === '2027-07');
    expect(kept).toMatchObject({ based_on: '2027-01' });
    expect(await figuresOf(kept.id)).toEqual(published);
    const { entries } = (await plus.send('GET', '/api/v6/audit', { query: { acts: 'settings' } })).json();
    expect(entries[0]).toMatchObject({
      act: 'staff.withdrew_rate_sheet',
      detail: { reason: 'A typo in zone 4' },
      about: { kind: 'setting', id: '2027-07' },
    });
    await plus.send('DELETE', `${at}/rate_drafts/${kept.id}`, { body: {} });
  });

  it('OPEN-36 the database refuses edits and two sheets on one day, and keeps sheets that were used for a price', async () => {
    const { db } = server.context;
    const refused = (statement: string) =>
      sql
        .raw(statement)
        .execute(db)
        .then(
          () => 'done',
          (error: Error) => error.message,
        );
    expect(await refused(`update rate_sheets set sheet = '{}' where version = '${live}'`)).toMatch(
      /never edited/,
    );
    expect(
      await refused(`update rate_sheets set valid = '[2026-12-01,2027-02-01)' where version = '${live}'`),
    ).toMatch(/conflicting key value violates exclusion constraint/);
    const cart = (await customer.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const body = { ...oneWayForm, pickup_date: '2027-01-12', arrival_date: '2027-01-15', cart_id: cart.id };
    const headers = { 'x-cart-token': cart.cart_token };
    expect((await customer.send('POST', '/refactor/v5/ship/ship_price', { body, headers })).statusCode).toBe(
      200,
    );
    expect(await refused(`delete from rate_sheets where version = '2027-01'`)).toMatch(
      /violates foreign key/,
    );
    expect(
      await refused(`update rate_sheets set valid = '[2027-01-01,2027-01-02)' where version = '2027-01'`),
    ).toMatch(/violates foreign key/);
  });

  it('RO-01 only an admin plus may publish a sheet', async () => {
    expect((await admin.send('GET', `${at}/rate_sheets`)).statusCode).toBe(403);
  });
});
