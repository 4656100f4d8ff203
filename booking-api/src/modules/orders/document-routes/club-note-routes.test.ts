import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import type { Browser } from '../../../testing/test-app.ts';
import { signedIn } from '../../../workflows/testing/booking.ts';
import { orderPath } from '../../../workflows/testing/home-and-abroad.ts';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { placeOrder } from '../../../workflows/testing/shipping.ts';
import { startShop } from '../../../workflows/testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const placed = { there: '', from: '', home: '' };
beforeAll(async () => {
  const toClub = { destination: 'club', d_club_id: '1', arrival_date: '', return_pickup: '3' };
  const fromClub = { origination: 'club', o_club_id: '1', arrival_date: '', outbound_pickup: '3' };
  placed.there = (await placeOrder(shop, customer, { ...roundTripForm, ...toClub })).orderId;
  placed.from = (await placeOrder(shop, customer, fromClub)).orderId;
  placed.home = (await placeOrder(shop, customer)).orderId;
});
beforeEach(() => shop.context.db.deleteFrom('notes_to_clubs').execute());

const read = (id: string, browser: Browser = customer) => browser.send('GET', orderPath(id, '/club_notes'));
const save = (id: string, note: string, { browser = customer, club = '1' } = {}) =>
  browser.send('PUT', orderPath(id, `/club_notes/${club}`), { body: { note } });
const late = 'Late arrival,\nplease keep until Sunday 東京.';

describe('the note to a club', () => {
  it('PA-15 a note is kept with the order, once for outbound and return, and no later act removes it', async () => {
    const nothing = { club_id: '1', note: '', changed_at: null, on_letter: true };
    expect((await read(placed.there)).json()).toEqual({
      notes: [{ ...nothing, club: expect.stringMatching(/\w/) }],
      editable: true,
    });
    await save(placed.there, 'Before');
    expect((await save(placed.there, `  ${late}  `)).json().notes).toMatchObject([{ note: late }]);
    expect((await read(placed.there)).json().notes).toMatchObject([
      { note: late, changed_at: shop.context.clock.instant() },
    ]);
    expect((await save(placed.there, ' ')).json().notes).toMatchObject([{ note: '' }]);
  });

  it('PA-15 a note is printed on the letter to the club, in its language', async () => {
    await save(placed.there, late);
    const answer = await customer.send('GET', orderPath(placed.there, '/arrival_letter?language=de'), {
      headers: { accept: 'application/pdf' },
    });
    const text = (await textsOf(answer.rawPayload)).join(' ').replaceAll(/\s+/g, '');
    expect(text).toContain('NachrichtdesGastes:„Latearrival,pleasekeepuntilSunday東京.“');
  });

  it('PA-15 a note for the origin club is not printed on a letter to another place', async () => {
    expect((await save(placed.from, late)).json().notes).toMatchObject([{ note: late, on_letter: false }]);
    const letter = await customer.send('GET', orderPath(placed.from, '/arrival_letter'));
    expect(letter.body).not.toContain('Late arrival');
  });

  it('PA-15 a note is shown to staff with the order', async () => {
    await save(placed.there, late);
    const staff = await signedIn(shop, 'admin');
    const view = (await staff.send('GET', `/api/v6/console/orders/${placed.there}`)).json();
    expect(view).toMatchObject({ club_notes: [{ note: late }], detail: { at_clubs: true } });
    expect((await read(placed.there, staff)).json()).toMatchObject({ notes: [{ note: late }] });
  });

  it('PA-15 a note is not offered when there is no club', async () => {
    expect((await read(placed.home)).json().notes).toEqual([]);
    expect((await customer.send('GET', orderPath(placed.home))).json().at_clubs).toBe(false);
  });

  it('PA-15 the note to a club has up to 300 characters', async () => {
    expect((await save(placed.there, 'x'.repeat(300))).statusCode).toBe(200);
    expect((await save(placed.there, 'x'.repeat(301))).statusCode).toBe(400);
  });

  it('PA-15 the note to a club can be changed until the bags have arrived', async () => {
    await save(placed.from, late);
    const { db } = shop.context;
    await db.updateTable('orders').set({ state: 'delivered' }).where('id', '=', placed.from).execute();
    const answer = await save(placed.from, 'Too late');
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'action_not_allowed']);
    expect((await read(placed.from)).json()).toMatchObject({ editable: false, notes: [{ note: late }] });
  });

  it('C4-96 no one else can read or write the note', async () => {
    await save(placed.there, late);
    const stranger = await signedIn(shop, 'pro');
    for (const answer of [
      await read(placed.there, stranger),
      await save(placed.there, 'Give them to me', { browser: stranger }),
    ])
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'order_not_found']);
    expect((await read(placed.there)).json().notes).toMatchObject([{ note: late }]);
  });

  it.each(['6', '01', '999999999', 'nothing'])(
    'C4-96 a club of another trip does not get the note, such as %s',
    async (club) => {
      const answer = await save(placed.there, late, { club });
      expect([answer.statusCode, answer.json().code]).toEqual([404, 'club_not_of_order']);
    },
  );
});
