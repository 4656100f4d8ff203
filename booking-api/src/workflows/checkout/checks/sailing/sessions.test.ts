import { bagPurpose } from '@sendahead/shared-contracts/orders/purpose-words';
import { addDays, calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Mail } from '../../../../integrations/mail/port.ts';
import { signedInBrowser, startPerFile } from '../../../../testing/server-per-file.ts';
import { oneWayForm, roundTripForm } from '../../../../testing/shipment-forms.ts';
import { sendConfirmation } from '../../../notify/confirmation/send-confirmation.ts';
import { checkOut, prepareBooking } from '../../../testing/booking.ts';
import { reaches, shippingOf } from '../../../testing/shipping.ts';
import { startShop } from '../../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);
const camp = '1';
const dayAfter = (day: string, days: number) => addDays(calendarDate(day), days);

/** The camp whose only session ends on a day. */
const campUntil = (ends_on: string): Promise<void> =>
  sessionsAre([{ id: 1, name: 'Only session', starts_on: '2026-01-01', ends_on }]);
async function sessionsAre(sessions: readonly object[]): Promise<void> {
  await shop.context.db
    .updateTable('facilities')
    .set({ club_sessions: JSON.stringify(sessions) as never })
    .where('id', '=', Number(camp))
    .execute();
}
const order = async (more = {}) => {
  const booking = await prepareBooking(customer, { destination: 'club', d_club_id: camp, ...more });
  return (await checkOut(booking, { nonce: await shop.gateway.nonce() })).json();
};

/** The text of a resent order confirmation. */
async function confirmationOf(orderId: string): Promise<string> {
  const taken: Mail[] = [];
  const { mails, ...context } = shippingOf(shop);
  const mail = { send: async (one: Mail) => void taken.push(one) };
  await sendConfirmation({ ...context, mails: { ...mails, mail } }, orderId, 'again');
  return taken[0]?.text ?? '';
}

describe('bags for a camp', () => {
  it('bags for a camp are not sold when they would arrive after its last session', async () => {
    await campUntil('2026-11-01');
    expect(await order()).toMatchObject({
      code: 'form_incomplete',
      fields: [{ path: 'arrival_date', code: 'after_session' }],
    });
  });

  describe('with a known session', () => {
    const traveler = {
      '1': { ...oneWayForm.traveler?.['1'], t_upcoming_grade: 'Grade 5' },
    };
    const papersOf = async (orderId: string) => {
      const read = (path: string) =>
        customer.send('GET', `/api/v6/orders/${orderId}${path}`).then((answer) => answer.json());
      await reaches(shop, orderId, 'labels_ready');
      return {
        receipt: await read('/receipt'),
        labels: await read('/labels'),
        letter: await read('/arrival_letter'),
      };
    };

    it('PA-16 bags with a known session have session, grade and bunk on receipt, label, letter and mail', async () => {
      await campUntil('2027-08-13');
      const { order_id } = await order({ traveler, t_stays: { '1': 'Cabin 7' } });
      const { receipt, labels, letter } = await papersOf(order_id);
      expect(receipt.legs[0].session).toEqual({
        name: 'Only session',
        starts_on: '2026-01-01',
        ends_on: '2027-08-13',
      });
      expect(receipt.travelers[0]).toMatchObject({ grade: 'Grade 5', stay: 'Cabin 7' });
      expect(labels.labels[0].stay).toBe('Only session, Cabin 7');
      expect(JSON.stringify(letter)).toContain('(Only session, Cabin 7)');
      const mail = await confirmationOf(order_id);
      expect(mail).toContain('Session: Only session, Thu, Jan 1 to Fri, Aug 13');
      expect(mail).toContain('(Grade 5, Cabin 7): Golf bag, Standard');
    });

    it('PA-16 bags with a known session have no session that begins more than three weeks after they arrive', async () => {
      await sessionsAre([{ id: 1, name: 'Summer', starts_on: '2027-06-19', ends_on: '2027-07-16' }]);
      const { order_id } = await order({ traveler });
      expect((await papersOf(order_id)).receipt.legs[0].session).toBeUndefined();
    });

    it('PA-16 bags with a known session have no session when two begin on one day, and none at another place', async () => {
      const two = ['One', 'Two'].map((name, id) => ({
        id,
        name,
        starts_on: '2026-12-20',
        ends_on: '2027-01-20',
      }));
      await sessionsAre(two);
      const { order_id } = await order();
      const { receipt, labels } = await papersOf(order_id);
      expect([receipt.legs[0].session, receipt.travelers[0].stay, labels.labels[0].stay]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    });
  });

  describe('with a session ahead', () => {
    const first = { id: 1, name: 'First session', starts_on: '2026-12-20', ends_on: '2026-12-22' };
    const second = { id: 2, name: 'Second session', starts_on: '2027-01-05', ends_on: '2027-01-20' };
    const chosen = (id: string) => ({ trip_plan: { session: `${camp}:${id}` } });
    let arrival = '';
    beforeAll(async () => {
      await sessionsAre([]);
      const { order_id } = await order();
      const receipt = (await customer.send('GET', `/api/v6/orders/${order_id}/receipt`)).json();
      arrival = receipt.legs[0].arrival_date;
    });
    const began = () => ({ ...first, starts_on: dayAfter(arrival, -1), ends_on: dayAfter(arrival, 9) });

    it('SV-15 bags are not sold when they would arrive after the chosen session begins, but for the next one', async () => {
      await sessionsAre([began(), second]);
      expect(await order(chosen('1'))).toMatchObject({
        code: 'form_incomplete',
        fields: [{ path: 'arrival_date', code: 'after_session_begins' }],
      });
      const { order_id } = await order(chosen('2'));
      const receipt = (await customer.send('GET', `/api/v6/orders/${order_id}/receipt`)).json();
      expect(receipt.legs[0].session).toMatchObject({ name: 'Second session' });
    });

    it('SV-15 bags for the only session ahead are not sold after it begins, and are sold until that day', async () => {
      await sessionsAre([began()]);
      expect(await order()).toMatchObject({ fields: [{ code: 'after_session_begins' }] });
      await sessionsAre([{ ...began(), starts_on: arrival }]);
      expect(await order()).toMatchObject({ status: true });
    });

    it('SV-15 of two sessions that begin on one day the chosen one is on the receipt', async () => {
      await sessionsAre([second, { ...second, id: 3, name: 'Older campers' }]);
      const { order_id } = await order(chosen('3'));
      const receipt = (await customer.send('GET', `/api/v6/orders/${order_id}/receipt`)).json();
      expect(receipt.legs[0].session).toMatchObject({ name: 'Older campers' });
    });

    it('SV-15 a return is not sold or moved to a day before the session ends', async () => {
      await sessionsAre([{ ...first, starts_on: arrival, ends_on: '2026-12-16' }, second]);
      const back = (return_pickup_date: string) =>
        order({
          ...roundTripForm,
          ...chosen('1'),
          destination: 'club',
          d_club_id: camp,
          arrival_date: '',
          return_pickup: '3',
          return_pickup_date,
        });
      expect(await back('2026-12-15')).toMatchObject({
        fields: [{ path: 'return_pickup_date', code: 'before_session_ends' }],
      });
      const { order_id } = await back('2026-12-16');
      const moved = await customer.send('POST', `/api/v6/orders/${order_id}/legs/return/change/price`, {
        body: { pickup_date: '2026-12-15' },
      });
      expect(moved.json()).toMatchObject({ fields: [{ path: 'pickup_date', code: 'before_session_ends' }] });
      const late = await customer.send('POST', `/api/v6/orders/${order_id}/legs/outbound/change/price`, {
        body: { pickup_date: '2026-12-03' },
      });
      expect(late.json()).toMatchObject({ fields: [{ path: 'pickup_date', code: 'after_session_begins' }] });
    });
  });

  it('TR-25 the day of moving in is on receipt, label, letter and mail, and not on labels of the return', async () => {
    await sessionsAre([]);
    const { order_id } = await order({
      ...roundTripForm,
      destination: 'club',
      d_club_id: camp,
      arrival_date: '',
      return_pickup: '3',
      t_stays: { '1': 'Maple 204' },
      t_move_ins: { '1': '2026-12-20' },
    });
    await reaches(shop, order_id, 'labels_ready');
    const read = (path: string) => customer.send('GET', `/api/v6/orders/${order_id}${path}`);
    const { labels } = (await read('/labels')).json();
    expect(labels[0].stay).toBe('Maple 204, moves in Sun, Dec 20');
    const parcels = await shop.context.db
      .selectFrom('order_parcels')
      .select(['leg', 'carriage'])
      .where('order_id', '=', order_id)
      .orderBy('leg')
      .execute();
    expect(parcels.map(({ leg, carriage }) => [leg, bagPurpose(carriage)])).toEqual([
      ['outbound', 'Maple 204, moves in Sun, Dec 20'],
      ['return', 'Maple 204'],
    ]);
    expect((await read('/receipt')).json().travelers[0].move_in).toBe('2026-12-20');
    expect((await read('/arrival_letter')).payload).toContain('moves in Sunday, December 20, 2026');
    expect(await confirmationOf(order_id)).toContain('(Maple 204, moves in Sun, Dec 20)');
  });

  it('TR-25 a day of moving in that is no day is dropped', async () => {
    await sessionsAre([]);
    const { order_id } = await order({ t_move_ins: { '1': 'soon' } });
    const receipt = (await customer.send('GET', `/api/v6/orders/${order_id}/receipt`)).json();
    expect(receipt.travelers[0]).not.toHaveProperty('move_in');
  });

  it('bags with a known session are sold until its last day', async () => {
    await campUntil('2027-08-13');
    expect(await order()).toMatchObject({ status: true });
  });
});
