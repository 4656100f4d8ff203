import { type Examples, given } from '../call/example.ts';
import { textConsent } from './text-consent.ts';

const latest = {
  params: { orderId: given('orders.list', '$response.body#/orders/0/order_id', 'ord_5hJx9RbW2cLd7QeZ') },
};
/** An order that was just placed. */
const fresh = {
  params: {
    orderId: given('payments.process-payment', '$response.body#/order_id', 'ord_5hJx9RbW2cLd7QeZ'),
  },
};
/** A one-way order has no legs to change separately. */
const leg = { params: { ...latest.params, leg: 'return' } };
const byLink = {
  params: {
    token: given(
      'orders.make-track-link',
      '$response.body#/token',
      'Qm9va2luZ3Mgb2YgYmFncyB0aGF0IGFyZSB0cmFja2V',
    ),
  },
};
const change = { pickup_date: '2026-12-01' };

export const examples: Examples = {
  'orders.list': { query: { limit: '20' } },
  'orders.last-trip': { query: { brand_id: '1' } },
  'orders.past-travelers': {},
  'orders.correct-past-traveler': {
    params: { id: 'tvl_5b2f' },
    body: { first_name: 'Casey', last_name: 'Customer', email: 'casey@example.test', phone: '212-555-0100' },
    refusal: 'traveler_not_found',
  },
  'orders.remove-past-traveler': { params: { id: 'tvl_5b2f' }, refusal: 'traveler_not_found' },
  'orders.receipt': latest,
  'orders.read': latest,
  'orders.tracking': latest,
  'orders.labels': latest,
  'orders.receipt-file': latest,
  'orders.invoice': latest,
  'orders.arrival-letter': { ...latest, query: { language: 'en' } },
  'orders.club-notes': latest,
  'orders.save-club-note': {
    params: { ...latest.params, clubId: '1' },
    body: { note: 'We arrive late; please keep the bags until Sunday.' },
    refusal: 'club_not_of_order',
  },
  'orders.customs-list': { ...latest, refusal: 'order_not_international' },
  'orders.save-customs-list': {
    ...latest,
    body: {
      items: [
        {
          bag: 1,
          kind: 'clubs',
          description: 'Steel and graphite, 14 clubs',
          quantity: 14,
          unit_cents: 6_000,
          origin: 'US',
          hs: '',
          owned_before: true,
        },
      ],
    },
    refusal: 'order_not_international',
  },
  'orders.customs-form': {
    ...latest,
    query: { form: 'commercial_invoice' },
    refusal: 'customs_list_missing',
  },
  'orders.packing-list': { ...latest, refusal: 'order_not_international' },
  'orders.calendar': latest,
  'orders.preparation': latest,
  'orders.label-codes': latest,
  'orders.ship-again': latest,
  'orders.ship-again-cart': { ...latest, body: {} },
  'orders.change-price': { ...fresh, body: change },
  'orders.change-options': latest,
  'orders.refund-plan': { ...latest, query: { amount_cents: '1000' } },
  'orders.change-cart': { ...fresh, body: {} },
  'orders.change': {
    params: { orderId: given('orders.change-price', '$request.path.orderId', 'ord_5hJx9RbW2cLd7QeZ') },
    body: {
      change,
      difference_cents: given('orders.change-price', '$response.body#/difference_cents', 0),
    },
  },
  'orders.cancel-leg': { ...leg, body: { comment: 'We drive home.' }, refusal: 'leg_not_found' },
  'orders.leg-change-price': { ...leg, body: change, refusal: 'leg_not_found' },
  'orders.change-leg': { ...leg, body: { ...change, difference_cents: 0 }, refusal: 'leg_not_found' },
  'orders.texts': latest,
  'orders.start-texts': { ...latest, body: { phone: '+1 212 555 0100', consent: textConsent } },
  'orders.stop-texts': latest,
  'orders.track-links': latest,
  'orders.make-track-link': { ...latest, body: {} },
  'orders.revoke-track-link': { params: { ...latest.params, linkId: 'trk_4f8d2c' } },
  'orders.received-photo': {
    params: { ...latest.params, receivedId: 'rcv_4f8d2c' },
    refusal: 'order_not_found',
  },
  'orders.track-by-link': byLink,
  'orders.track-calendar': byLink,
  'orders.track-news': byLink,
  // The bags of a new order are still with its customer.
  'orders.confirm-received': {
    ...byLink,
    body: { leg: 'outbound', name: 'Jo, front desk' },
    refusal: 'action_not_allowed',
  },
  'orders.carrier-webhook': {
    body: {
      id: 'evt_7c1e4b2a',
      description: 'tracker.updated',
      created_at: '2026-11-24T20:45:00Z',
      result: { shipment_id: 'shp_4f8d2c' },
    },
    refusal: 'signature_invalid',
  },
  'orders.pay-request': {
    params: { ...latest.params, requestId: 'pay_3kD9sW2p' },
    body: { payment_method_nonce: 'tokencc_none' },
    refusal: 'order_not_found',
  },
  'orders.waive-request': {
    params: { ...latest.params, requestId: 'pay_3kD9sW2p' },
    body: { comment: 'Our own list had the wrong suite.' },
    refusal: 'order_not_found',
  },
  'orders.send-change-link': {
    ...latest,
    body: { change: { pickup_date: '2026-12-01' }, difference_cents: 900 },
    // The staff's examples name an order that is not found.
    refusal: 'order_not_found',
  },
  'orders.cards-on-file': { ...latest, refusal: 'order_not_found' },
  'orders.charge-change': {
    ...latest,
    body: {
      change: { pickup_date: '2026-12-01' },
      difference_cents: 900,
      payment_method_id: 'pm_5hJx9RbW2cLd7QeZ',
      customer_agreed: true,
      reason: 'Asked for an earlier day on the phone.',
      key: 'charge-8hN2vQ4t',
    },
    refusal: 'order_not_found',
  },
  'orders.waive-change': {
    ...latest,
    body: {
      change: { pickup_date: '2026-12-01' },
      difference_cents: 900,
      reason: 'Our page had shown the wrong day.',
      key: 'waive-8hN2vQ4t',
    },
    refusal: 'order_not_found',
  },
  'orders.send-request-link': {
    params: { ...latest.params, requestId: 'pay_3kD9sW2p' },
    body: {},
    refusal: 'order_not_found',
  },
  'orders.send-pay-link-again': {
    params: { ...latest.params, linkId: 'plk_8hN2vQ4t' },
    body: { round: 1 },
    refusal: 'pay_link_not_found',
  },
  'orders.withdraw-pay-link': {
    params: { ...latest.params, linkId: 'plk_8hN2vQ4t' },
    body: {},
    refusal: 'pay_link_not_found',
  },
  'orders.open-pay-link': { body: { token: 'bGluayB0aGF0IHBheXM' }, refusal: 'pay_link_not_found' },
  'orders.pay-by-link': {
    body: { token: 'bGluayB0aGF0IHBheXM', payment_method_nonce: 'fake-valid-nonce' },
    refusal: 'pay_link_not_found',
  },
  'orders.undo': { ...latest, body: {}, refusal: 'nothing_to_undo' },
  'orders.cancel': { ...fresh, body: { comment: 'The trip is off.' } },
};
