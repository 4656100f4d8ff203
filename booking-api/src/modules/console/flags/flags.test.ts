import { flagDefinitions } from '@sendahead/shared-contracts/flags/registry';
import { sql } from 'kysely';
import { buildApp } from '../../../app.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { Browser, startTestApp } from '../../../testing/test-app.ts';
import { until } from '../../../testing/until.ts';

const experiment = {
  kind: 'variants',
  variants: ['short', 'long'],
  owner: 'mf-checkout',
  title: 'Length of the form',
  says: 'The form is short, or long.',
  ends: null,
  page: true,
} as const;
const logs: string[] = [];
const server = startPerFile(() =>
  startTestApp({
    flags: { ...flagDefinitions, form_length: experiment },
    logStream: { write: (line) => void logs.push(line) },
  }),
);
const admin = signedInBrowser(server, 'admin');
const pro = signedInBrowser(server, 'pro');
const customer = signedInBrowser(server, 'customer');

const path = '/api/v6/console/flags';
const key = 'mobile_verification';
type Listed = { key: string; revision: number; fields: object; changed: unknown };
const read = async (of = key): Promise<Listed> =>
  (await admin.send('GET', path)).json().flags.find((flag: Listed) => flag.key === of);
const change = async (
  fields: object,
  { of = key, reason = 'A test', revision = undefined as number | undefined } = {},
) =>
  admin.send('PATCH', `${path}/${of}`, {
    body: { fields, reason, revision: revision ?? (await read(of)).revision },
  });
/** Whether a browser is asked for a phone code: the call exists only while the flag is on. */
const isOn = async (browser: Browser) =>
  (await browser.send('POST', '/api/v6/mobile_verification', { body: { phone: '1' } })).json().code ===
  'invalid';
const clubOfPro = async () =>
  (
    await server.context.db
      .selectFrom('users')
      .select('club_id')
      .where('email', '=', 'pro@demo.test')
      .executeTakeFirstOrThrow()
  ).club_id;
const guestOf = (brand: string) => server.browser(`${brand}.localhost:4000`);

afterEach(async () => {
  await change({ is_on: null, percent: 100, brands: [], staff: false, club_ids: [], people: [] });
  await change({ except_brands: [], except_club_ids: [], except_people: [] });
});

describe('flags in the console', () => {
  it('RL-06 every server follows a flag that is turned on for a brand', async () => {
    const [golf, ski] = [await guestOf('golf'), await guestOf('ski')];
    const second = await buildApp(server.context.config, {
      clock: server.context.clock,
      logStream: { write: () => undefined },
    });
    const there = new Browser(second, golf.host);
    await there.open();
    expect([await isOn(golf), await isOn(there)]).toEqual([false, false]);
    expect((await change({ is_on: true, brands: ['golf'] })).statusCode).toBe(200);
    await until(async () => (await isOn(golf)) && (await isOn(there)));
    expect(await isOn(ski)).toBe(false);
    await second.app.close();
  });

  it.each([
    ['the people of a club', async () => ({ club_ids: [await clubOfPro()] }), pro],
    ['a person by their email', async () => ({ people: ['Customer@demo.test'] }), customer],
  ])('RL-06 a flag for %s is on for no one else', async (_, named, whose) => {
    await change({ is_on: true, percent: 0, ...(await named()) });
    await until(() => isOn(whose));
    expect(await isOn(await guestOf('golf'))).toBe(false);
  });

  it('RL-08 everyone has it except one brand, and a person named there', async () => {
    const [golf, ski] = [await guestOf('golf'), await guestOf('ski')];
    const excepted = { except_brands: ['golf'], people: ['customer@demo.test'] };
    expect((await change({ is_on: true, ...excepted })).statusCode).toBe(200);
    await until(async () => (await isOn(ski)) && (await isOn(customer)));
    expect(await isOn(golf)).toBe(false);
    await change({ except_people: ['customer@demo.test'], people: [] });
    await until(async () => !(await isOn(customer)));
    expect(await read()).toMatchObject({ except_people_shown: [{ email: 'customer@demo.test' }] });
  });

  it('RL-06 the history shows who changed what and why, and can undo it', async () => {
    await change({ is_on: true, percent: 25 }, { reason: 'A first quarter' });
    expect(await read()).toMatchObject({
      fields: { is_on: true, percent: 25 },
      changed: { why: 'A first quarter', by: expect.any(String) },
    });
    const query = { kind: 'flag', subject: key };
    const { changes } = (await admin.send('GET', '/api/v6/console/changes', { query })).json();
    expect(changes[0]).toMatchObject({ after: { is_on: true, percent: 25 }, can_undo: true });
    const undo = (body: object) =>
      admin.send('POST', `/api/v6/console/changes/${changes[0].id}/undo`, { body });
    for (const reason of [undefined, '  '])
      expect((await undo(reason === undefined ? {} : { reason })).json().fields).toEqual([
        { path: 'reason', code: 'required' },
      ]);
    expect((await undo({ reason: 'Too early' })).statusCode).toBe(200);
    expect(await read()).toMatchObject({ fields: { is_on: null, percent: 100 } });
  });

  it('RL-06 a change is refused when someone else changed the flag since', async () => {
    const { revision } = await read();
    expect((await change({ is_on: true }, { revision })).statusCode).toBe(200);
    const late = await change({ is_on: false }, { revision });
    expect([late.statusCode, late.json().code]).toEqual([409, 'changed_since']);
  });

  it.each([
    ['a percentage beyond 100', { percent: 101 }, 'percent', 'out_of_range'],
    ['an unknown brand', { brands: ['golff'] }, 'brands', 'unknown'],
    ['an unknown club', { club_ids: [999_999] }, 'club_ids', 'unknown'],
    ['an unknown brand without it', { except_brands: ['golff'] }, 'except_brands', 'unknown'],
    ['an unknown club without it', { except_club_ids: [999_999] }, 'except_club_ids', 'unknown'],
    ['an unknown person without it', { except_people: ['nobody@demo.test'] }, 'except_people', 'unknown'],
    ['a person without an account', { people: ['nobody@demo.test'] }, 'people', 'unknown'],
  ])('RL-06 C4-147 %s is refused at its field', async (_, fields, name, code) => {
    const problems = (await change(fields)).json().fields;
    expect(problems).toEqual([{ path: expect.stringMatching(`fields.${name}$`), code }]);
  });

  it('RL-06 a flag that jobs use is the same for everyone', async () => {
    const of = 'block_prepaid_cards';
    const partly = await change({ is_on: false, percent: 50 }, { of });
    expect(partly.json().fields).toEqual([{ path: 'fields.percent', code: 'not_offered' }]);
    expect((await change({ is_on: false }, { of })).statusCode).toBe(200);
    expect((await change({ is_on: null }, { of })).statusCode).toBe(200);
  });

  it('RL-06 C4-147 a flag that code does not define is not found', async () => {
    const answer = await admin.send('PATCH', `${path}/unheard_of`, {
      body: { fields: { is_on: true }, reason: 'A test', revision: 0 },
    });
    expect(answer.json()).toMatchObject({ status: 404, code: 'no_such_thing' });
  });

  it('RL-06 while the database does not answer, the last values remain in force', async () => {
    const golf = await guestOf('golf');
    await change({ is_on: true });
    await until(() => isOn(golf));
    await sql`alter table flags rename to flags_away`.execute(server.context.db);
    await sql`notify news, 'flags'`.execute(server.context.db);
    await until(async () => logs.some((line) => line.includes('flags cannot be read')));
    expect(await isOn(golf)).toBe(true);
    await sql`alter table flags_away rename to flags`.execute(server.context.db);
    expect(await isOn(golf)).toBe(true);
  });
});

describe('an experiment', () => {
  const keptWith = async (browser: Browser, sent: object) => {
    const cart = (await browser.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    const price = await browser.send('POST', '/refactor/v5/ship/ship_price', {
      body: { ...oneWayForm, cart_id: cart.id, ...sent },
      headers: { 'x-cart-token': cart.cart_token },
    });
    return server.context.db
      .selectFrom('quotes')
      .select(['experiment_id', 'experiment_variation_id'])
      .where('id', '=', price.json().quote_id)
      .executeTakeFirstOrThrow();
  };
  const none = { experiment_id: null, experiment_variation_id: null };
  const ofVariant = (variant: string) => ({ experiment_id: 'form_length', experiment_variation_id: variant });

  it('RL-07 PR-10 C4-147 an experiment is stored with the quote for the variant that the visitor has, and for no other', async () => {
    const guest = await guestOf('golf');
    expect(await keptWith(guest, ofVariant('short'))).toEqual(none);
    await server.context.db
      .insertInto('flags')
      .values({
        key: 'form_length',
        is_on: true,
        percent: 100,
        brands: [],
        staff: false,
        club_ids: [],
        people: [],
        revision: 1,
      })
      .execute();
    const tried = async () => ({
      short: (await keptWith(guest, ofVariant('short'))).experiment_variation_id,
      long: (await keptWith(guest, ofVariant('long'))).experiment_variation_id,
    });
    await until(async () => Object.values(await tried()).some((kept) => kept !== null));
    const { short, long } = await tried();
    expect([short, long].filter((kept) => kept !== null)).toHaveLength(1);
    expect([[short, long]]).toContainEqual(short === null ? [null, 'long'] : ['short', null]);
    expect(await keptWith(guest, { experiment_id: 'exp_7', experiment_variation_id: 'b' })).toEqual(none);
    expect(await keptWith(guest, {})).toEqual(none);
  });
});
