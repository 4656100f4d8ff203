import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { findOrder } from '../../../modules/orders/public/store.ts';
import { priceCart } from '../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../modules/pricing/public/price-options.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { checkOut, checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { playGateway } from '../../testing/histories/played-gateway.ts';
import { rolledBack } from '../../testing/histories/rolled-back.ts';
import { settled } from '../../testing/settled.ts';
import { reaches } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { type Act, closed, history, linked, movedBack } from './testing/money-acts.ts';
import { problemsOf } from './testing/money-problems-of.ts';
import type { OrderUnderTest, PlayedSetup } from './testing/played.ts';
import { apply, isRefusal, settleAll } from './testing/played-order.ts';

/** The first full run used `HISTORIES=10000`, which takes some minutes. */
const histories = Number(process.env.HISTORIES ?? (process.env.TRIALS === 'full' ? 1000 : 40));
jest.setTimeout(120_000 + histories * 1000);

const shop = startPerFile(() => startShop({ UNDO_MINUTES: '10', RATE_LIMIT_SCALE: '100' }));
const customer = signedInBrowser(shop);

/** Counts acts by kind, without refused ones. */
const done = new Map<Act['kind'], number>();

/** Plays a history on an order, and returns the problem with the act that caused it. */
const play = (
  ordered: OrderUnderTest,
  sales: readonly { id: string; amount: Cents }[],
  all: readonly Act[],
) =>
  rolledBack(shop.context.db, async (db): Promise<string[]> => {
    const played: PlayedSetup = { shop, db, ordered, gateway: playGateway(sales) };
    for (const [index, one] of all.entries()) {
      await apply(played, one).then(
        () => done.set(one.kind, (done.get(one.kind) ?? 0) + 1),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
        },
      );
      await settleAll(played);
      const problems = await problemsOf(played);
      if (problems.length > 0) return [JSON.stringify(all.slice(0, index + 1)), ...problems];
    }
    return [];
  });

const withCredits = {
  gift_card: 'SENDAHEAD-5Q7M-9XKT-2HVR-0050',
  wallet_creadits: '1000',
  ship_wallet_creadits: '500',
};

/** Orders paid in different ways: by card, one way and round trip; by a club; by credits and a card. */
async function orders(): Promise<OrderUnderTest[]> {
  const pro = await signedIn(shop, 'pro');
  const byCard = async (more: Record<string, unknown>) => {
    const booking = await prepareBooking(customer, more);
    await checkOut(booking, { nonce: await shop.gateway.nonce() });
    await settled(shop, booking.orderId);
    return booking.orderId;
  };
  const byClub = async () => {
    const booking = await prepareBooking(pro, roundTripForm);
    await checkOutByClub(booking, '1');
    return booking.orderId;
  };
  const byCredits = await byCard({ ...roundTripForm, ...withCredits });
  const ids = [await byCard({}), await byCard(roundTripForm), await byClub(), byCredits];
  const { db, clock } = shop.context;
  return Promise.all(
    ids.map(async (id) => {
      await reaches(shop, id, 'labels_ready');
      const order = await findOrder(db, id);
      const form = order?.shipment.booking?.form;
      if (!order || !form) throw new Error('no order');
      const price = await priceCart(db, clock, {
        form,
        brand: 'golf',
        role: 'consumer',
        options: defaultPriceOptions,
      });
      return { id, price, userId: order.user_id };
    }),
  );
}

describe('any history of an order', () => {
  it('CH-14 CO-120 CO-121 CO-122 payments equal the amount owed plus refunds after every act, with every payment method', async () => {
    const chosen = fc.sample(history, {
      numRuns: histories,
      ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
    });
    const ordered = await orders();
    const all = [
      ...ordered.map(() => closed('pay owed')),
      ...ordered.map(() => closed('waive owed')),
      ...ordered.map(() => linked(true)),
      ...ordered.map(() => linked(false)),
      ...ordered.map(() => movedBack),
      ...chosen,
    ];
    const lanes = await Promise.all(
      ordered.map(async (one, lane) => {
        const sales = await shop.context.db
          .selectFrom('payments')
          .select(['transaction_id as id', 'amount_cents'])
          .where('order_id', '=', one.id)
          .execute();
        const known = sales.map(({ id, amount_cents }) => ({ id, amount: cents(amount_cents) }));
        const wrong: string[][] = [];
        for (const [index, acts] of all.entries()) {
          if (index % ordered.length !== lane) continue;
          const problems = await play(one, known, acts);
          if (problems.length > 0) wrong.push(problems);
        }
        return wrong;
      }),
    );
    expect(lanes.flat().slice(0, 3)).toEqual([]);
    const kinds = [
      'change',
      'cancel leg',
      'correction',
      'cancel',
      'undo',
      'goodwill',
      'pay refunds',
      'pay owed',
      'waive owed',
      'claim',
      'send link',
      'pay by link',
      'withdraw link',
      'undo move',
      'cancel shown',
      'void labels',
    ] as const;
    expect(kinds.filter((kind) => !done.has(kind))).toEqual([]);
  });
});
