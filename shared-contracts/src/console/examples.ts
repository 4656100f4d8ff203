import { type Examples, given } from '../call/example.ts';
import { newCart } from '../carts/examples.ts';
import { brandExamples } from './brand-examples.ts';
import { clubMergeExamples } from './club-merge-examples.ts';
import { groupEventExamples } from './group-event-examples.ts';
import { incidentExamples } from './incident-examples.ts';
import { orderExamples } from './order-examples.ts';
import { rateExamples } from './rate-examples.ts';

const key = '3f6d9c1e-7a52-4c0b-9b7e-2f8a61d4c5e0';

/** Number,Opening hours / 1,8am to 6pm */
const clubFile = { name: 'clubs.csv', base64: 'TnVtYmVyLE9wZW5pbmcgaG91cnMNCjEsOGFtIHRvIDZwbQ0K' };

const contractPrice = {
  brand: null,
  line: 'golf',
  carrier: null,
  tenths: -80,
  first_day: '2027-06-01',
  last_day: '2027-12-31',
};

export const examples: Examples = {
  ...orderExamples,
  ...groupEventExamples,
  ...incidentExamples,
  ...rateExamples,
  'console.changes': { query: { kind: 'club', subject: '0' }, refusal: 'no_such_thing' },
  'console.undo-change': { params: { changeId: '0' }, refusal: 'no_such_thing' },
  'console.finish-work': { refusal: 'no_such_thing' },
  'console.clubs': { query: { search: 'golf' } },
  'console.make-club': {
    body: {
      fields: {
        name: 'Birch Hollow Golf Club',
        kind: 'golf',
        brands: ['golf', 'sticks'],
        phone: '+1 855 555 0140',
        address_1: '12 Birch Lane',
        city: 'Kansas City',
        state: 'MO',
        zip: '64111',
        country: 'US',
      },
    },
  },
  'console.export-clubs': { query: { brand: 'golf' } },
  'console.check-club-file': { body: clubFile },
  'console.import-club-file': {
    body: {
      ...clubFile,
      plan: given(
        'console.check-club-file',
        '$response.body#/plan',
        'n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg',
      ),
    },
  },
  'console.offer-club': {
    params: { clubId: '1' },
    body: { brands: ['golf', 'sticks', 'play'], expected: ['golf', 'sticks', 'play'] },
  },
  'console.club': { params: { clubId: '1' } },
  'console.club-orders': { params: { clubId: '1' }, query: { span: 'arriving' } },
  'console.club-order': {
    params: { clubId: '1', orderId: 'ord_5hJx9RbW2cLd7QeZ' },
    refusal: 'order_not_found',
  },
  'console.placed-orders': { query: { span: 'coming' } },
  'console.orders-of-closing': { params: { clubId: '1' }, query: { weekdays: '7', dates: '2026-12-24' } },
  'console.change-club': {
    params: { clubId: '1' },
    body: { fields: { opening_hours: '8am to 6pm' }, expected: {}, reason: 'Winter hours' },
  },
  'console.club-balances': { query: { sort: 'overdue' } },
  'console.export-club-balances': { query: { sort: 'name' } },
  'console.record-club-payment': {
    params: { clubId: '2' },
    body: {
      amount_cents: 12_000,
      received_on: '2026-11-20',
      kind: 'check',
      reference: '1042',
      note: 'By mail',
      key: 'one-press-of-a-page',
    },
  },
  'console.reverse-club-payment': {
    params: {
      clubId: '2',
      paymentId: given('console.record-club-payment', '$response.body#/payment_id', 'cpy_5hJx9RbW2cLd7QeZ'),
    },
    body: { reason: 'Entered for another club' },
  },
  'console.remind-club': {
    params: { clubId: '2' },
    body: { key: 'one-press-of-a-page' },
    refusal: 'billing_email_missing',
  },
  'console.club-statement': { params: { clubId: '1' }, query: { month: '2026-11' } },
  'console.send-club-statement': {
    params: { clubId: '2' },
    body: { month: '2026-11', key: 'one-press-of-a-page' },
    refusal: 'billing_email_missing',
  },
  'console.statement-run': { params: { month: '2026-10' } },
  'console.start-statement-run': { params: { month: '2026-10' } },
  'console.question-set': { params: { clubId: '3' } },
  'console.change-question-set': {
    params: { clubId: '3' },
    body: { fields: { require_all: false }, expected: {} },
  },
  'console.contract-prices': { params: { clubId: '1' } },
  'console.add-contract-price': {
    params: { clubId: '2' },
    body: { fields: contractPrice, reason: 'Agreed for three years' },
  },
  'console.compare-contract-prices': { params: { clubId: '4' }, body: { fields: contractPrice } },
  'console.end-contract-price': {
    params: { clubId: '1', priceId: 'ctp_5hJx9RbW2cLd7QeZ' },
    body: { last_day: '2027-06-30', reason: 'The club left' },
    refusal: 'no_such_thing',
  },
  'console.change-contract-prices': {
    params: { clubId: '1' },
    body: {
      change: { tenths: -20, from_day: '2027-06-01' },
      expected: ['ctp_5hJx9RbW2cLd7QeZ'],
      reason: 'Yearly review',
    },
    refusal: 'changed_since',
  },
  'console.carrier-days': { query: { calendar: 'UPS-US', year: '2027' } },
  'console.orders-of-carrier-day': { params: { calendar: 'UPS-US', date: '2027-03-17' } },
  'console.add-carrier-day': {
    body: {
      calendar: 'UPS-US',
      date: '2027-03-17',
      fields: {
        name: 'Storm drill',
        stops_pickup: true,
        stops_delivery: false,
        source: 'Service alert of the carrier',
        checked_on: null,
      },
      reason: 'The carrier wrote to us',
    },
  },
  'console.change-carrier-day': {
    params: { calendar: 'UPS-US', date: '2027-12-24' },
    body: { fields: { stops_delivery: true }, expected: { stops_delivery: false }, reason: 'New schedule' },
  },
  'console.remove-carrier-day': {
    params: { calendar: 'UPS-US', date: '2027-12-31' },
    body: { expected: {}, reason: 'The carrier picks up' },
  },
  'console.cut-offs': {},
  'console.change-cut-off': {
    params: { zone: 'US-967' },
    body: { fields: { pickup_hour: 12 }, expected: { pickup_hour: 13 }, reason: 'Earlier flights' },
  },
  'console.flags': {},
  'console.change-flag': {
    params: { key: 'mobile_verification' },
    body: {
      fields: { is_on: true, percent: 25, brands: ['golf'] },
      revision: 0,
      reason: 'A first quarter of golf',
    },
  },
  'console.microsites': {},
  'console.make-microsite': { body: { brand: 'golf', name: 'Member week' } },
  'console.microsite': { params: { micrositeId: '1' } },
  'console.change-microsite': {
    params: { micrositeId: '1' },
    body: { fields: { carrier: 'FEDEX' }, expected: { carrier: 'FEDEX' } },
  },
  'console.coupons': { query: { search: 'welcome' } },
  'console.make-coupon': {
    body: {
      code: 'AUTUMN15',
      title: '15% off in autumn',
      kind: 'percent',
      amount: 15,
      brands: ['golf'],
      round_trip_only: false,
      valid_from: '2026-11-01',
      valid_until: '2026-12-31',
      usage_limit: null,
      user_limit: 1,
    },
  },
  'console.stop-coupon': {
    params: { code: 'NOBODYS' },
    body: { reason: 'On a forum' },
    refusal: 'no_such_thing',
  },
  'console.gift-cards': { query: {} },
  'console.make-gift-card': {
    body: { amount_cents: 5000, expires_on: '2035-12-31', reason: 'A bag was late' },
  },
  'console.gift-card': {
    params: { cardId: given('console.make-gift-card', '$response.body#/id', '5f2a') },
  },
  'console.stop-gift-card': {
    params: { cardId: given('console.make-gift-card', '$response.body#/id', '5f2a') },
    body: { reason: 'Stolen' },
  },
  'console.own-limits': {},
  'console.gift-limit': { params: { userId: 'usr_demo_member' } },
  'console.give-credit': {
    params: { userId: 'usr_demo_member' },
    body: { kind: 'wallet', amount_cents: 1500, reason: 'A bag was late', key: 'one-press-of-a-page' },
  },
  'console.report-missing-bag': {
    params: { orderId: 'ord_made_up' },
    body: { parcel_id: 'pcl_made_up', comment: 'It did not arrive' },
    refusal: 'order_not_found',
  },
  'console.withdraw-credit': {
    params: { userId: 'usr_demo_member', creditId: '999999' },
    body: { reason: 'Given to the wrong person' },
    refusal: 'no_such_thing',
  },
  'console.users': { query: { search: 'casey' } },
  'console.user': { params: { userId: 'usr_demo_customer' } },
  'console.change-user': {
    params: { userId: 'usr_demo_member' },
    body: { fields: { first_name: 'Morgan' }, expected: {}, reason: 'Misspelt on the phone' },
  },
  'console.end-user-sessions': {
    params: { userId: 'usr_demo_member' },
    body: { reason: 'A phone was lost' },
  },
  'console.send-password-link': {
    params: { userId: 'usr_demo_member' },
    body: { reason: 'Asked on the phone' },
  },
  'console.send-invitation': {
    params: { userId: 'usr_demo_member' },
    refusal: 'already_joined',
  },
  'console.remove-second-factor': {
    params: { userId: 'usr_demo_pro' },
    body: { reason: 'A phone was lost' },
  },
  ...brandExamples,
  ...clubMergeExamples,
  'console.work': {},
  'console.take-work': { body: { kind: 'pickup_due', subject: 'ord_1:outbound:2026-12-24', mine: true } },
  'console.figures': { query: { days: '30' } },
  'console.report': { query: { kind: 'lanes', from: '2026-11-01', until: '2026-11-30' } },
  'console.export-report': { query: { kind: 'revenue', from: '2026-11-01', until: '2026-11-30' } },
  'console.search': { query: { search: 'casey' } },
  'console.carriers': {},
  'console.orders': { query: { limit: '20' } },
  'console.export-orders': { query: { state: 'placed' } },
  'console.resend-confirmations': {
    body: { selection: { filter: { search: 'nobody-of-this-name' }, count: 1 }, key },
    refusal: 'selection_moved',
  },
  'console.views': {},
  'console.save-view': {
    body: { name: 'Late with FedEx', shared: true, filter: { late: '1', carrier: 'FedEx' } },
  },
  'console.delete-view': {
    params: { viewId: given('console.save-view', '$response.body#/id', 'viw_5hJx9RbW2cLd7QeZ') },
  },
  'console.carts': { query: { active: '1d' } },
  'console.news': { params: { list: 'orders' } },
  // Carts that staff open are not listed.
  'console.cart': { params: { cartId: newCart }, refusal: 'cart_not_found' },
  'console.email-cart-price': {
    params: { cartId: newCart },
    body: { email: 'casey@example.test' },
    refusal: 'booking_not_priced',
  },
};
