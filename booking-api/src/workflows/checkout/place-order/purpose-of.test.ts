import type { Purpose } from '../../../modules/bookings/public/purpose.ts';
import { purposeOf } from './purpose-of.ts';

const draft = {
  displayId: 'SA-1',
  brandId: 1,
  quoteId: 'qte_1',
  couponCode: null,
  lines: [],
  shipment: { legs: [], travelers: [] },
};
const of = (more: object, amends_order_id: string | null) =>
  purposeOf({ draft: { ...draft, ...more } as never, amends_order_id, user_id: 'usr_1' });
const by = { id: 'usr_1', role: 'consumer' };
const booking = { kind: 'booking' };
const leg = { kind: 'leg', leg: 'return', change: {} };

describe('the purpose of an attempt', () => {
  it('the purpose that an attempt carries is used', () => {
    const purpose: Purpose = { kind: 'pay', orderId: 'ord_1', requestId: 'pay_1' };
    expect(of({ purpose }, 'ord_1')).toEqual(purpose);
  });

  it.each([
    ['a new order', {}, null, { kind: 'new' }],
    ['a change of the whole', {}, 'ord_1', { kind: 'amend', generation: null, amendment: booking, by }],
    [
      'a change of the whole by staff',
      { actorId: 'usr_2' },
      'ord_1',
      { kind: 'amend', generation: null, amendment: booking, by: { ...by, id: 'usr_2' } },
    ],
    [
      'a leg that is moved',
      { move: { leg: 'return', generation: 3, actorId: 'usr_2' } },
      'ord_1',
      { kind: 'amend', generation: 3, amendment: leg, by: { ...by, id: 'usr_2' } },
    ],
    ['a request that is paid', { pays: 'pay_1' }, 'ord_1', { kind: 'pay', requestId: 'pay_1' }],
  ])(
    'an attempt of the previous release gets its purpose from its fields: %s',
    (_what, more, orderId, purpose) => {
      expect(of(more, orderId)).toEqual(orderId === null ? purpose : { orderId, ...purpose });
    },
  );
});
