import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import fc from 'fast-check';
import { paidFor } from '../../../modules/ledger/public/paid-for.ts';
import { parcelsOf } from '../../../modules/orders/public/parcels.ts';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { singleLegForm } from '../../checkout/amendment/legs/single-leg-form.ts';
import { expectBooksToAgree } from '../../testing/money/expect-books-to-agree.ts';
import { noPaymentsUnderWay } from '../../testing/settled.ts';
import { paidOrder } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';

jest.setTimeout(600_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '50' }));
const customer = signedInBrowser(shop);

const east = [
  { zip: '10001', city: 'New York', state: 'NY', address: '350 W 31st St' },
  { zip: '02116', city: 'Boston', state: 'MA', address: '110 Huntington Ave' },
];
const west = [
  { zip: '94103', city: 'San Francisco', state: 'CA', address: '1 Market St' },
  { zip: '80202', city: 'Denver', state: 'CO', address: '650 15th St' },
];
const early = ['2026-11-24', '2026-11-25', '2026-11-30'];
const late = ['2026-12-08', '2026-12-10', '2027-01-14'];
const maybe = <T>(values: readonly T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
const moveOf = (leg: LegName, days: string[], from: typeof east, to: typeof east) =>
  fc.record({
    what: fc.constant('move' as const),
    leg: fc.constant(leg),
    change: fc.record({ pickup_date: maybe(days), from: maybe(from), to: maybe(to) }),
  });
const moved = fc.oneof(moveOf('outbound', early, east, west), moveOf('return', late, west, east));
const changed = fc.record({
  what: fc.constant('change' as const),
  change: fc.record({ pickup_date: maybe(early), return_pickup_date: maybe(late), destination: maybe(west) }),
});
const leg = fc.constantFrom<LegName>('outbound', 'return');
const cancelled = fc.record({ what: fc.constant('cancel' as const), leg });
const action = fc.oneof({ weight: 6, arbitrary: moved }, { weight: 2, arbitrary: changed }, cancelled);
type Action = typeof action extends fc.Arbitrary<infer T> ? T : never;
/** A sequence of actions, some of them concurrent. */
const history = fc.array(fc.array(action, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 5 });

async function apply(orderId: string, one: Action): Promise<number> {
  const send = (path: string, body: object) =>
    customer.send('POST', `/api/v6/orders/${orderId}/${path}`, { body });
  if (one.what === 'cancel') return (await send(`legs/${one.leg}/cancel`, {})).statusCode;
  const path = one.what === 'move' ? `legs/${one.leg}/change` : 'change';
  const priced = await send(`${path}/price`, one.change);
  if (priced.statusCode !== 200) return priced.statusCode;
  const wanted = one.what === 'move' ? one.change : { change: one.change };
  const answer = await send(path, {
    ...wanted,
    difference_cents: priced.json().difference_cents,
    payment_method_nonce: await shop.gateway.nonce(),
  });
  return answer.statusCode;
}

/** Checks that receipt, ledger, bags and booking of an order agree. */
async function expectAgreement(orderId: string): Promise<void> {
  const order = await findOrder(shop.context.db, orderId);
  const { booking, legs } = order?.shipment ?? {};
  if (!order || !booking || !legs) throw new Error('no order');
  const receipt = (await customer.send('GET', `/api/v6/orders/${orderId}/receipt`)).json();
  const paid = await paidFor(shop.context.db, orderId);
  if (order.status !== 'placed') return expect(paid).toBe(0);
  const sum = receipt.line_items.reduce(
    (total: number, line: { amount_cents: number }) => total + line.amount_cents,
    0,
  );
  expect([receipt.total_cents, sum]).toEqual([paid, paid]);
  const standing = (await parcelsOf(shop.context.db, order)).filter(({ status }) => status !== 'cancelled');
  expect(standing.map((bag) => bag.leg)).toEqual(legs.map((one) => one.leg));
  for (const [index, one] of legs.entries()) {
    const form = singleLegForm(booking, one.leg, one.pickup_date);
    const [bag, way] = [standing[index], booking.legs[index]];
    expect([bag?.ship_date, way?.shipDate, form.pickup_date]).toEqual(Array(3).fill(one.pickup_date));
    expect(bag?.carriage.arrivalDate).toBe(one.arrival_date);
    for (const end of ['from', 'to'] as const) {
      const zip = end === 'from' ? form.o_zip : form.d_zip;
      expect([bag?.carriage[end].zip, way?.[end].zip]).toEqual([zip, zip]);
      expect(one[end].lines.at(-1)).toContain(zip);
    }
  }
  const [there, back] = legs;
  if (there && back) expect(there.arrival_date < back.pickup_date).toBe(true);
}

describe('any sequence of changes of legs', () => {
  it('receipt, ledger, bags and booking agree after any sequence of changes, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (all) => {
        const { orderId } = await paidOrder(shop, customer, roundTripForm);
        for (const atOnce of all) {
          const answers = await Promise.all(atOnce.map((one) => apply(orderId, one)));
          for (const status of answers) expect([200, 404, 409, 422]).toContain(status);
          await expectAgreement(orderId);
        }
      }),
      { numRuns: process.env.TRIALS === 'full' ? 100 : 6 },
    );
    await noPaymentsUnderWay(shop);
    await expectBooksToAgree(shop);
  });
});
