import { exampleShipment } from '@sendahead/shared-contracts/ship-form/example';
import { sql } from 'kysely';
import type { ShipmentRecord } from '../../modules/bookings/public/draft.ts';
import {
  afterItArrived,
  body,
  type Change,
  header,
  path,
  whileItIsAmended,
  whileItIsOrdered,
} from './changed-request.ts';

const noOrder = 'ord_5hJx9RbW2cLd7QeZ';

/** The refusals of an attempt, by card and by club. */
const checkout = {
  idempotency_key_missing: header({ 'idempotency-key': '' }),
  cart_not_found: header({ 'x-cart-token': 'A'.repeat(43) }),
  quote_not_found: body({ quote_id: 'quo_nobodys' }),
  order_not_found: body({ price_api_order_id: noOrder }),
  attempt_in_progress: whileItIsOrdered,
  form_incomplete: body({ o_address: '' }),
  international_info_required: body({
    d_country: 'CA',
    d_zip: 'M5V 3L9',
    d_state: 'ON',
    d_city: 'Toronto',
    d_address: '1 Front St W',
  }),
};

/** The same for a trip of two travelers, whose bill can be split. */
const ofTwo =
  (change: Change): Change =>
  async (good, shop) => {
    const one = { ...exampleShipment.traveler['1'], t_last_name: 'Lane' };
    const traveler = {
      '1': { ...one, t_first_name: 'Casey', t_email: 'customer@demo.test' },
      '2': { ...one, t_first_name: 'Robin', t_email: 'robin@lane.test' },
    };
    const trip = { additional_travelers: '1', traveler };
    return change(await body(trip)(good, shop), shop);
  };

/** Bookings as they were before: a test may remove the bags from one. */
const booked = new Map<string, ShipmentRecord>();

/** A change of an order that awaits its bags; `asked` builds the body with the changes. */
const changed =
  (asked: (change: object) => object) =>
  (change: object): Change =>
  async (good, shop) => {
    const { db } = shop.context;
    const { id, shipment } = await db
      .updateTable('orders')
      .set({ state: 'placed' })
      .where('user_id', '=', 'usr_demo_customer')
      .returning(['id', 'shipment'])
      .executeTakeFirstOrThrow();
    const whole = booked.get(id) ?? shipment;
    booked.set(id, whole);
    await db
      .updateTable('orders')
      .set({ shipment: sql`${JSON.stringify(whole)}::jsonb` })
      .where('id', '=', id)
      .execute();
    return { ...good, path: { orderId: id }, body: asked(change) };
  };
const nearer = {
  destination: { zip: '60601', city: 'Chicago', state: 'IL', address: '151 E Wacker Dr' },
};
/** A booking that has lost its bags. */
const without =
  (change: Change): Change =>
  async (good, shop) => {
    const values = await change(good, shop);
    await shop.context.db
      .updateTable('orders')
      .set({ shipment: sql`jsonb_set(shipment, '{booking,form,traveler}', '{}')` })
      .where('id', '=', String(values.path.orderId))
      .execute();
    return values;
  };
const unserved = { destination: { zip: '09012', city: 'APO', state: 'AE', address: 'Unit 1' } };
const changes = (with_: ReturnType<typeof changed>) => ({
  order_not_found: path({ orderId: noOrder }),
  nothing_to_change: with_({ pickup_date: '2026-11-24' }),
  form_incomplete: with_({ destination: { zip: '60601' } }),
  pickup_time_over: with_({ pickup_date: '2026-11-26' }),
  no_service: with_(unserved),
  action_not_allowed: afterItArrived,
});
const priced = changed((change) => change);
const done = changed((change) => ({ change, difference_cents: 0 }));

/** The same for attempts and for changes of an order. */
export const refusedAttempts: Record<string, Record<string, Change>> = {
  'payments.process-payment': {
    ...checkout,
    payment_method_not_found: body({ payment_method_type: 'PreviousCard', payment_method_id: 'pm_nobodys' }),
  },
  'payments.club-billing': checkout,
  'payments.ask-shares': {
    ...Object.fromEntries(Object.entries(checkout).map(([code, change]) => [code, ofTwo(change)])),
    not_divisible: body({ payment_method_type: 'paypal' }),
  },
  'payments.send-order-link': { ...checkout, link_not_possible: (good) => good },
  'orders.change-price': {
    ...changes(priced),
    nothing_to_price: without(priced({ pickup_date: '2026-12-01' })),
  },
  'orders.change': {
    ...changes(done),
    recalc: done(nearer),
    change_in_progress: whileItIsAmended(done({ pickup_date: '2026-12-01' })),
    nothing_to_price: without(done({ pickup_date: '2026-12-01' })),
  },
};
