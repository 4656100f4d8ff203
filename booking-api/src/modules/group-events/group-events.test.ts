import { PDFDocument } from '@cantoo/pdf-lib';
import { parse } from 'csv-parse/sync';
import { textsOf } from '../../workflows/testing/pdf-texts.ts';
import { reaches } from '../../workflows/testing/shipping.ts';
import { groupShop } from './testing/group-shop.ts';

const { shop, admin, customer, make, made, view, act, take, email, mailsTo, tokenTo, open, book } =
  groupShop();

const roster = (...lines: string[]) => ['Name,Email,Bunk', ...lines].join('\n');
/** CPU time of this process only, because other processes also load the machine. */
const secondsSince = (start: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000_000;
};
const notedOf = async (subject: string) =>
  (
    await shop.context.db
      .selectFrom('audit_events')
      .select('kind')
      .where('subject', '=', subject)
      .orderBy('id')
      .execute()
  ).map(({ kind }) => kind);

describe('a group event', () => {
  it('CO-52 a group event is created for a club with its items and future days, and is listed', async () => {
    const id = await made();
    expect(await view(id)).toMatchObject({
      name: 'Member-guest week',
      club: { id: 2 },
      item: 'Golf bag, Standard',
      state: 'open',
      today: '2026-11-23',
      people: [],
    });
    const { events } = (await admin.send('GET', '/api/v6/console/group_events')).json();
    expect(events).toContainEqual(expect.objectContaining({ id, people: 0, booked: 0, state: 'open' }));
    const wrong = async (fields: object) =>
      (await make(fields))
        .json()
        .fields.map(({ path, code }: { path: string; code: string }) => [path, code]);
    expect(await wrong({ first_day: '2026-11-20' })).toEqual([['first_day', 'day_over']]);
    expect(await wrong({ last_day: '2026-11-23', answer_by: '2026-11-28' })).toEqual([
      ['last_day', 'before_first_day'],
      ['answer_by', 'answer_by_out_of_range'],
    ]);
    expect(await wrong({ size: 'kayak' })).toEqual([['size', 'unknown']]);
    expect(await wrong({ brand: 'camps' })).toEqual([['brand', 'unknown']]);
    expect(await wrong({ name: 'See evil.com' })).toEqual([['name', 'web_address']]);
  });

  it('CO-52 accepts a roster as a whole or not at all, and each person once', async () => {
    const id = await made();
    const half = await take(id, roster('Mia Lane,mia@lane.test,4', 'Max Lane,max,4'));
    expect(half).toMatchObject({ imported: 0, lines: [{ outcome: 'new' }, { outcome: 'refused' }] });
    expect((await view(id)).people).toEqual([]);
    const checked = await act(id, '/roster/check', { text: roster('Mia Lane,mia@lane.test,4') });
    expect(checked.json()).toMatchObject({ imported: 0, lines: [{ outcome: 'new' }] });
    const both = roster('Mia Lane,mia@lane.test,10', 'Max Lane,mia@lane.test,4');
    const twice = await Promise.all([take(id, both), take(id, both)]);
    expect(twice.map(({ imported }) => imported).toSorted()).toEqual([0, 2]);
    expect((await view(id)).people.map(({ name, bunk }) => [name, bunk])).toEqual([
      ['Max Lane', '4'],
      ['Mia Lane', '10'],
    ]);
    expect(await notedOf(id)).toEqual(['staff.made_group_event', 'staff.imported_roster']);
  });

  it('CO-52 accepts a roster of 500 lines within 5 seconds', async () => {
    const id = await made();
    const lines = Array.from({ length: 500 }, (_, at) => `Mia Lane,mia${at}@lane.test,${at}`);
    const start = process.cpuUsage();
    expect((await take(id, roster(...lines))).imported).toBe(500);
    expect(secondsSince(start)).toBeLessThan(5);
    expect((await take(id, roster('One More,one@lane.test,1'))).problem).toMatchObject({
      code: 'too_many_people',
    });
  });

  it('CO-53 emails everyone once, with a link that opens a booking that lacks only their address', async () => {
    const id = await made();
    await take(id, roster('Robin Lane,robin@lane.test,4'));
    expect((await email(id)).json()).toEqual({ emails: 1 });
    expect((await email(id)).json()).toEqual({ emails: 0 });
    const [mail] = await mailsTo('robin@lane.test', 1);
    expect(mail?.subject).toBe('Sendahead Golf: Book shipping for Robin Lane');
    expect(mail?.text).toContain('Book by Wed, Nov 25, 2026.');
    const guest = await shop.browser();
    const token = await tokenTo('robin@lane.test');
    const opened = (await open(guest, token)).json();
    expect(opened).toMatchObject({ event: 'Member-guest week', traveler: 'Robin Lane', booked: null });
    const headers = { 'x-cart-token': opened.cart.cart_token };
    const read = await guest.send('GET', `/api/v6/carts/${opened.cart.id}/session`, { headers });
    expect(read.json().session.ship_state).toMatchObject({
      origination: 'club',
      o_club_id: '2',
      destination: 'other',
      pickup_date: '2026-11-24',
      roundtrip: 'false',
      t_stays: { '1': 'Room 4' },
      traveler: {
        '1': {
          t_first_name: 'Robin',
          t_last_name: 'Lane',
          t_email: 'robin@lane.test',
          golf: { product_count: '1', '0': { size: 'golf-standard' } },
        },
      },
    });
    expect(read.json().session.ship_state).not.toHaveProperty('d_attention_name');
    // The browser that has the booking continues it.
    expect((await open(guest, token, headers)).json()).toMatchObject({ booked: null, cart: null });
  });

  it('CO-53 a group event to the club fills in the other end and the latest arrival day', async () => {
    const id = await made({ direction: 'to_club' });
    await take(id, roster('Kim Lane,kim@lane.test,4'));
    await email(id);
    const { cart } = (await open(await shop.browser(), await tokenTo('kim@lane.test'))).json();
    const row = await shop.context.db
      .selectFrom('carts')
      .select('session')
      .where('id', '=', cart.id)
      .executeTakeFirstOrThrow();
    expect(row.session?.ship_state).toMatchObject({
      origination: 'other',
      destination: 'club',
      d_club_id: '2',
      trip_plan: { arrive_by: '2026-11-27' },
    });
    expect(row.session?.ship_state).not.toHaveProperty('pickup_date');
  });

  it('CO-53 reminds people who have not booked, once a day, until the deadline', async () => {
    const id = await made();
    await take(id, roster('Rem Lane,rem@lane.test,4'));
    expect((await email(id, 'unanswered')).json()).toEqual({ emails: 0 });
    await email(id);
    expect((await email(id, 'unanswered')).json()).toEqual({ emails: 0 });
    const present = shop.context.clock.instant();
    shop.moveClock('2026-11-24T15:00:00Z');
    await admin.startOver('admin');
    expect((await email(id, 'unanswered')).json()).toEqual({ emails: 1 });
    expect((await email(id, 'unanswered')).json()).toEqual({ emails: 0 });
    const mails = await mailsTo('rem@lane.test', 2);
    expect(mails.map(({ subject }) => subject)).toContain(
      'Sendahead Golf: Reminder: book shipping for Rem Lane',
    );
    expect((await view(id)).people).toMatchObject([{ state: 'emailed', emailed_on: '2026-11-24' }]);
    shop.moveClock('2026-11-26T15:00:00Z');
    await admin.startOver('admin');
    expect((await email(id, 'unanswered')).json()).toMatchObject({ code: 'group_deadline_over' });
    const late = await open(await shop.browser(), await tokenTo('rem@lane.test', 2));
    expect([late.statusCode, late.json().code]).toEqual([410, 'group_event_over']);
    expect((await act(id, '/answer_by', { answer_by: '2026-11-27' }, admin, 'PUT')).statusCode).toBe(200);
    expect((await open(await shop.browser(), await tokenTo('rem@lane.test', 2))).statusCode).toBe(200);
    shop.moveClock(present);
    await admin.startOver('admin');
  });

  it('CO-53 CO-54 shows who booked which order; the link then reports it, and labels and list are sorted by bunk', async () => {
    const id = await made();
    await take(
      id,
      roster('Zoe Lane,zoe@lane.test,2', 'Abe Lane,abe@lane.test,10', 'Eve Lane,eve@lane.test,1'),
    );
    await email(id);
    expect((await act(id, '/labels', {}, admin, 'GET')).json()).toMatchObject({ code: 'no_labels' });
    const abe = await book(customer, await tokenTo('abe@lane.test'));
    const zoe = await book(customer, await tokenTo('zoe@lane.test'));
    for (const { orderId } of [abe, zoe]) await reaches(shop, orderId, 'labels_ready');
    const again = (await open(await shop.browser(), await tokenTo('zoe@lane.test'))).json();
    expect(again).toMatchObject({ cart: null, booked: expect.stringMatching(/^SA-/) });
    const { people } = await view(id);
    expect(people.map(({ name, state }) => [name, state])).toEqual([
      ['Eve Lane', 'emailed'],
      ['Zoe Lane', 'booked'],
      ['Abe Lane', 'booked'],
    ]);
    const pdf = await admin.send('GET', `/api/v6/console/group_events/${id}/labels`, {
      headers: { accept: 'application/pdf' },
    });
    const pages = await textsOf(pdf.rawPayload);
    expect(pages.map((page) => /Zoe|Abe/.exec(page)?.[0])).toEqual(['Zoe', 'Abe']);
    expect((await PDFDocument.load(pdf.rawPayload)).getPageCount()).toBe(2);
    const [eve, first] = people;
    const hand = (person = '', handed_over = true) =>
      act(id, `/people/${person}/handed_over`, { handed_over }, admin, 'PUT');
    expect((await hand(eve?.id)).json()).toMatchObject({ code: 'group_person_not_booked' });
    expect((await hand(first?.id)).statusCode).toBe(200);
    expect((await hand(first?.id)).statusCode).toBe(200);
    const csv = await admin.send('GET', `/api/v6/console/group_events/${id}/manifest.csv`);
    const rows: string[][] = parse(csv.body, { bom: true });
    expect(rows.map((row) => [row[0], row[2], row.at(-1)])).toEqual([
      ['Bunk or room', 'Name', 'Handed over'],
      ['1', 'Eve Lane', ''],
      ['2', 'Zoe Lane', 'Yes'],
      ['10', 'Abe Lane', ''],
    ]);
    expect(await notedOf(id)).toEqual(
      expect.arrayContaining(['staff.emailed_group', 'staff.handed_over_bags']),
    );
    expect((await notedOf(id)).filter((kind) => kind === 'staff.handed_over_bags')).toHaveLength(1);
    expect((await act(id, `/people/${first?.id}`, {}, admin, 'DELETE')).json()).toMatchObject({
      code: 'group_person_booked',
    });
    expect((await act(id, `/people/${eve?.id}`, {}, admin, 'DELETE')).statusCode).toBe(200);
    await customer.send('POST', `/api/v6/orders/${zoe.orderId}/cancel`, { body: {} });
    expect((await view(id)).people[0]).toMatchObject({ name: 'Zoe Lane', state: 'emailed', order_id: null });
  });

  it('CO-52 opens no booking and sends no email once closed, and keeps its orders', async () => {
    const id = await made();
    await take(id, roster('Cas Lane,cas@lane.test,4'));
    await email(id);
    const token = await tokenTo('cas@lane.test');
    expect((await act(id, '/close')).statusCode).toBe(200);
    for (const again of [
      act(id, '/close'),
      email(id),
      act(id, '/roster', { text: roster('A B,a@b.test,1') }),
    ])
      expect((await again).json()).toMatchObject({ code: 'group_event_closed' });
    expect((await open(await shop.browser(), token)).json()).toMatchObject({ code: 'group_event_over' });
  });
});
