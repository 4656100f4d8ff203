import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { oneWayForm } from '../../../testing/shipment-forms.ts';
import { type Booking, checkOut, newKey, prepareBooking } from '../../testing/booking.ts';
import { startShop } from '../../testing/shop.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

const toClub = (id: string) => ({ destination: 'club', d_club_id: id, arrival_date: '' });
const answer = (
  { cartId, token }: Booking,
  club_id: number,
  answers: { question: string; answer: string; type: string; traveler_id?: string }[],
) =>
  customer.send('POST', `/api/v5/club_preferences_answers${club_id > 3000 ? '_camps' : ''}`, {
    body: { cart_id: cartId, club_preferences_answer: { club_id, is_outbound: true, answers } },
    headers: { 'x-cart-token': token },
  });
const member = { question: 'Are you a guest of a member?', answer: 'no', type: 'logical' };
const arrival = { question: 'When do you check in?', answer: '2026-12-04', type: 'date' };
const bus = (traveler_id: string) => [
  { question: 'What is the camper called at camp?', answer: 'Otter', type: 'text', traveler_id },
  { question: 'Does the camper come by bus?', answer: 'no', type: 'logical', traveler_id },
];
const pay = async (booking: Booking, key = newKey()) =>
  (await checkOut(booking, { nonce: await shop.gateway.nonce(), key })).json();

describe('QN-06 a club that requires every answer', () => {
  it('an order to a club that requires answers is refused without them, and placed with them under the same key', async () => {
    const [booking, key] = [await prepareBooking(customer, toClub('3')), newKey()];
    expect(await pay(booking, key)).toMatchObject({
      status: 422,
      code: 'form_incomplete',
      fields: [
        { path: 'club_preferences.3.questions.q3-member', code: 'required' },
        { path: 'club_preferences.3.questions.q3-arrival', code: 'required' },
      ],
    });
    expect((await answer(booking, 3, [member, arrival])).statusCode).toBe(200);
    expect(await pay(booking, key)).toMatchObject({ status: true, order_id: booking.orderId });
  });

  it('changing an order uses the answers that were given when it was placed', async () => {
    const booking = await prepareBooking(customer, toClub('3'));
    await answer(booking, 3, [member, arrival]);
    expect(await pay(booking)).toMatchObject({ status: true });
    const change = { pickup_date: '2026-12-01' };
    const path = `/api/v6/orders/${booking.orderId}/change`;
    const { difference_cents } = (await customer.send('POST', `${path}/price`, { body: change })).json();
    const changed = await customer.send('POST', path, { body: { change, difference_cents } });
    expect(changed.statusCode).toBe(200);
  });

  it('a camp requires the answers of each camper', async () => {
    await shop.context.db
      .updateTable('club_question_sets')
      .set({ require_all: true })
      .where('club_id', '=', 3001)
      .execute();
    const [casey] = Object.values(oneWayForm.traveler ?? {});
    const traveler = { '1': casey, '2': { ...casey, t_first_name: 'Robin', t_name: 'Robin Customer' } };
    const booking = await prepareBooking(customer, {
      ...toClub('3001'),
      traveler,
      additional_travelers: '1',
    });
    await answer(booking, 3001, bus('1'));
    expect(await pay(booking)).toMatchObject({
      code: 'form_incomplete',
      fields: ['q3001-called', 'q3001-bus'].map((id) => ({
        path: `club_preferences.3001.traveler.2.questions.${id}`,
        code: 'required',
      })),
    });
    await answer(booking, 3001, [...bus('1'), ...bus('2')]);
    expect(await pay(booking)).toMatchObject({ status: true });
  });

  it.each(['2', '9'])('club %s, which requires none, is booked without answers', async (id) => {
    expect(await pay(await prepareBooking(customer, toClub(id)))).toMatchObject({ status: true });
  });

  it('a cart that replaces another one keeps its answers', async () => {
    const [earlier, cart] = [
      await prepareBooking(customer, toClub('3')),
      await prepareBooking(customer, toClub('3')),
    ];
    await answer(earlier, 3, [member, arrival]);
    await customer.send('POST', `/api/v6/carts/${cart.cartId}/replace`, {
      body: { earlier_cart_id: earlier.cartId, keep: 'earlier' },
      headers: { 'x-cart-token': cart.token },
    });
    expect(await pay(cart)).toMatchObject({ status: true });
  });
});
