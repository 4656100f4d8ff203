import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import ICAL from 'ical.js';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { homeAndAbroad, orderPath } from '../../../workflows/testing/home-and-abroad.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const placed = homeAndAbroad(shop, customer);

const get = (browser: Browser, path: string, headers: Record<string, string> = {}) =>
  browser.send('GET', path, { headers });
const pdf = { accept: 'application/pdf' };

const clubs = {
  bag: 1,
  kind: 'clubs',
  description: 'Steel',
  quantity: 1,
  unit_cents: 45_000,
  origin: 'US',
  hs: '',
  owned_before: true,
};
const listBags = () =>
  customer.send('PUT', orderPath(placed.abroad, '/customs_list'), { body: { items: [clubs] } });

describe('labels', () => {
  // PA-20: they wait for the list of what is in the bags.
  beforeAll(listBags);
  afterAll(() => shop.context.db.deleteFrom('customs_lists').execute());

  it('labels have one page per bag, with addresses, tracking number and barcode', async () => {
    const { labels } = (await get(customer, orderPath(placed.abroad, '/labels'))).json();
    expect(labels).toHaveLength(1);
    const answer = await get(customer, orderPath(placed.abroad, '/labels?paper=4x6'), pdf);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="labels-[\w-]+\.pdf"$/);
    const document = await PDFDocument.load(answer.rawPayload);
    expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 288, height: 432 }]);
    const [text = ''] = await textsOf(answer.rawPayload);
    for (const shown of [
      'Bag 1 of 1',
      'Casey Customer',
      '350 W 31st St',
      labels[0].tracking_number,
      'SAMPLE',
    ])
      expect(text).toContain(shown);
    expect(text).toMatch(/Łódź Hôtel \s*東京/);
  });

  it('PA-06 PA-23 labels are formatted for a home printer unless another paper is chosen, one sheet each', async () => {
    const answer = await get(customer, orderPath(placed.abroad, '/labels'), pdf);
    const document = await PDFDocument.load(answer.rawPayload);
    expect(document.getPages().map((page) => page.getSize())).toEqual([{ width: 612, height: 792 }]);
    expect((await textsOf(answer.rawPayload))[0]).toContain('Cut along the dashed line');
    // The label is a drawing within the sheet, with embedded fonts.
    const fonts = document.context
      .enumerateIndirectObjects()
      .map(([, one]) => one)
      .filter((one) => one instanceof PDFDict && one.get(PDFName.of('Type')) === PDFName.of('Font'));
    expect(fonts.length).toBeGreaterThanOrEqual(3);
    const other = await get(customer, orderPath(placed.abroad, '/labels?paper=a0'), pdf);
    expect(other.statusCode).toBe(400);
  });

  it('labels are byte for byte the same when printed again', async () => {
    const print = async () => (await get(customer, orderPath(placed.abroad, '/labels'), pdf)).rawPayload;
    expect((await print()).equals(await print())).toBe(true);
  });
});

describe('receipt and invoice', () => {
  it('PA-06 receipt and invoice are files with items and payments, and names in their own script', async () => {
    const receipt = await get(customer, orderPath(placed.abroad, '/receipt_file'), pdf);
    expect(receipt.headers['content-disposition']).toMatch(/filename="receipt-[\w-]+\.pdf"$/);
    const data = (await get(customer, orderPath(placed.abroad, '/receipt_file'))).json();
    const [text = ''] = await textsOf(receipt.rawPayload);
    const total = `$${(data.total_cents / 100).toFixed(2)}`;
    for (const shown of [
      'Receipt',
      data.display_id,
      'Casey Customer: Golf bag, Standard',
      'Łódź',
      '東京',
      total,
    ])
      expect(text).toContain(shown);
    const invoice = await get(customer, orderPath(placed.abroad, '/invoice'), pdf);
    const [bill = ''] = await textsOf(invoice.rawPayload);
    for (const shown of [
      `Number ${data.display_id}-1`,
      'Sendahead Golf',
      'customer@demo.test',
      total,
      '$0.00',
    ])
      expect(bill).toContain(shown);
    expect((await get(customer, orderPath(placed.abroad, '/invoice'))).json()).toMatchObject({
      total_cents: data.total_cents,
      due_cents: 0,
      paid: [{ title: 'Paid by Visa ending in 1111', amount_cents: data.total_cents }],
    });
  });

  it('C4-93 no one else can read receipt and invoice', async () => {
    const stranger = await shop.browser();
    await stranger.signIn('pro');
    for (const paper of ['/receipt_file', '/invoice', '/labels', '/packing_list', '/calendar']) {
      const answer = await get(stranger, orderPath(placed.abroad, paper), pdf);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    }
  });
});

describe('the packing list', () => {
  it('PA-09 declares nothing until the bags are listed', async () => {
    const answer = await get(customer, orderPath(placed.abroad, '/packing_list'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'customs_list_missing']);
  });

  it('lists the bags that cross the border, in two copies', async () => {
    await listBags();
    const list = (await get(customer, orderPath(placed.abroad, '/packing_list'))).json();
    expect(list).toMatchObject({
      purpose: 'PERSONAL_EFFECTS',
      items: [{ quantity: 1, value_cents: 45_000, country_of_origin: 'US', used: true }],
      total_value_cents: 45_000,
    });
    const answer = await get(customer, orderPath(placed.abroad, '/packing_list'), pdf);
    const texts = await textsOf(answer.rawPayload);
    expect(texts).toHaveLength(2);
    expect(texts[0]).toContain('$450.00');
  });

  it('the packing list does not exist for a domestic order', async () => {
    const answer = await get(customer, orderPath(placed.home, '/packing_list'));
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'order_not_international']);
  });
});

describe('the calendar file', () => {
  it('the calendar file is valid for another calendar program, in the time zones of both places', async () => {
    const answer = await get(customer, orderPath(placed.home, '/calendar'), { accept: 'text/calendar' });
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    const calendar = new ICAL.Component(ICAL.parse(answer.body));
    const zones = calendar.getAllSubcomponents('vtimezone').map((zone) => new ICAL.Timezone(zone));
    const events = calendar.getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry));
    const at = (name: string, time: ICAL.Time) => {
      const zone = zones.find(({ tzid }) => tzid === name);
      if (!zone) throw new Error(`the file does not define ${name}`);
      time.zone = zone;
      return time.toJSDate().toISOString();
    };
    expect(
      events.map(({ summary, startDate, component }) => {
        const zone = String(component.getFirstProperty('dtstart')?.getParameter('tzid'));
        return [summary.split(' (')[0], zone, at(zone, startDate)];
      }),
    ).toEqual([
      ['Pickup of 1 bag', 'America/New_York', '2026-11-24T14:00:00.000Z'],
      ['Arrival of 1 bag', 'America/Los_Angeles', '2026-12-02T17:00:00.000Z'],
      ['Pickup of 1 bag', 'America/Los_Angeles', '2026-12-08T17:00:00.000Z'],
      ['Arrival of 1 bag', 'America/New_York', '2026-12-15T14:00:00.000Z'],
    ]);
    const stamps = calendar
      .getAllSubcomponents('vevent')
      .map((entry) => entry.getFirstPropertyValue('dtstamp'));
    const { state_at } = await shop.context.db
      .selectFrom('orders')
      .select('state_at')
      .where('id', '=', placed.home)
      .executeTakeFirstOrThrow();
    // RFC 5545: a timestamp is in UTC.
    for (const stamp of stamps) expect(String(stamp)).toBe(`${state_at?.slice(0, 19)}Z`);
    expect(answer.body).toMatch(/\r\n/);
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });
});
