import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { type Browser, startTestApp } from '../../../testing/test-app.ts';
import { raiseAlert } from '../../alerts/public/alerts.ts';

const server = startPerFile(startTestApp);
const admin = signedInBrowser(server, 'admin');
const carrierAdmin = signedInBrowser(server, 'carrieradmin');
const pro = signedInBrowser(server, 'pro');

type Item = { kind: string; subject: string; what: string; owner: { id: string; name: string } | null };
const items = async (): Promise<Item[]> => (await admin.send('GET', '/api/v6/console/work')).json().items;
const alertAbout = async (about: string): Promise<Item> => {
  const found = (await items()).find(
    ({ kind, ...item }) => kind === 'alert' && 'way' in item && item.way === about,
  );
  if (!found) throw new Error(`no alert about ${about}`);
  return found;
};
const raise = async (about: string): Promise<Item> => {
  await raiseAlert(server.context.db, 'labels_failed', about, {});
  return alertAbout(about);
};
const own = (browser: Browser, { kind, subject }: Item, more: { mine: boolean; from?: string }) =>
  browser.send('POST', '/api/v6/console/work/owner', { body: { kind, subject, ...more } });
const finish = (browser: Browser, { kind, subject }: Item, note: string) =>
  browser.send('POST', '/api/v6/console/work/done', { body: { kind, subject, note } });

describe("today's work", () => {
  it('CO-07 a work item has an owner, from whom a colleague takes it over only knowingly', async () => {
    const item = await raise('about owners');
    expect(item.owner).toBeNull();
    await own(admin, item, { mine: true });
    const taken = (await alertAbout('about owners')).owner;
    expect(taken?.name).toBe('Alex Admin');
    const refused = await own(carrierAdmin, item, { mine: true });
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'work_of_another']);
    expect((await own(carrierAdmin, item, { mine: true, from: taken?.id ?? '' })).statusCode).toBe(200);
    expect((await own(admin, item, { mine: false })).json().code).toBe('work_of_another');
    await own(carrierAdmin, item, { mine: false });
    expect((await alertAbout('about owners')).owner).toBeNull();
  });

  it('a work item is done once, with a note; the alert is resolved', async () => {
    const item = await raise('about ends');
    expect((await finish(admin, item, '  ')).json()).toMatchObject({
      code: 'malformed',
      fields: [{ path: 'note', code: 'required' }],
    });
    expect((await finish(admin, item, 'Called the carrier.')).statusCode).toBe(200);
    expect((await items()).some(({ subject }) => subject === item.subject)).toBe(false);
    const again = await finish(admin, item, 'Called the carrier.');
    expect([again.statusCode, again.json().code]).toEqual([404, 'no_such_thing']);
    const trail = (await admin.send('GET', '/api/v6/audit', { query: { subject: item.subject } })).json()
      .entries;
    expect(trail[0]).toMatchObject({ act: 'staff.finished_work', detail: { note: 'Called the carrier.' } });
  });

  it('CO-91 names the booking of an alert without an order', async () => {
    const cart = (await admin.send('POST', '/api/v5/carts', { body: { cart: { brand_id: 1 } } })).json();
    await raiseAlert(server.context.db, 'order_link_unpaid', cart.display_id, { cents: 4200 });
    const found = (await items()).find(({ what }) => what === 'order_link_unpaid');
    expect(found).toMatchObject({
      order_id: null,
      cart_id: cart.id,
      display_id: cart.display_id,
      way: '',
      brand: 'golf',
      amount_cents: 4200,
    });
  });

  it('RO-01 CO-01 today’s work is only for staff', async () => {
    expect((await pro.send('GET', '/api/v6/console/work')).statusCode).toBe(403);
    expect((await carrierAdmin.send('GET', '/api/v6/console/figures')).statusCode).toBe(403);
  });
});

describe('the figures', () => {
  it('CO-08 the figures list every day of the period, even empty ones', async () => {
    const answer = (await admin.send('GET', '/api/v6/console/figures', { query: { days: '7' } })).json();
    expect(answer.days).toHaveLength(7);
    expect(answer.days.at(-1)).toEqual({
      day: expect.any(String),
      orders: 0,
      revenue_cents: 0,
      begun: 0,
      ordered: 0,
    });
  });
});
