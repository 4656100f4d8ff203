import { type Cents, cents } from '@sendahead/shared-contracts/primitives/cents';
import fc from 'fast-check';
import { sql } from 'kysely';
import { paidFor, refundableOf } from '../../../modules/ledger/public/paid-for.ts';
import { findOrder, lockOrder, type Order } from '../../../modules/orders/public/store.ts';
import { payRefundPart } from '../../../modules/payments/public/refunds/pay-refund.ts';
import { RefundRefused, refundWithin } from '../../../modules/payments/public/refunds/refund.ts';
import { paidParts } from '../../../modules/payments/public/refunds/refunds.ts';
import { settleOrder } from '../../../modules/payments/public/settle-order.ts';
import { type Price, priceCart } from '../../../modules/pricing/public/price-cart.ts';
import { defaultPriceOptions } from '../../../modules/pricing/public/price-options.ts';
import type { Database } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { asPriced } from '../../checkout/amendment/as-priced.ts';
import { undoAmendment } from '../../checkout/amendment/undo-amendment.ts';
import { billCorrection } from '../../fulfill/tracking/bill-correction.ts';
import { checkOut, checkOutByClub, prepareBooking, signedIn } from '../../testing/booking.ts';
import { openRequestOf, paidByClaims, payClaim } from '../../testing/histories/later-acts.ts';
import { playGateway } from '../../testing/histories/played-gateway.ts';
import { rolledBack } from '../../testing/histories/rolled-back.ts';
import { settled } from '../../testing/settled.ts';
import { reaches, shippingOf } from '../../testing/shipping.ts';
import { startShop } from '../../testing/shop.ts';
import { cancel } from '../cancel-order/cancel.ts';
import { meansOfChange } from '../means-of-change.ts';
import { payRequest } from '../pay-request/pay-request.ts';
import { waiveRequest } from '../pay-request/waive-request.ts';
import { submitAttempt } from '../submit-attempt.ts';

/** The first full run used `HISTORIES=10000`, which takes some minutes. */
const histories = Number(process.env.HISTORIES ?? (process.env.TRIALS === 'full' ? 1000 : 60));
jest.setTimeout(120_000 + histories * 1000);

const shop = startPerFile(() => startShop({ UNDO_MINUTES: '10', RATE_LIMIT_SCALE: '100' }));
const customer = signedInBrowser(shop);

/** An act on the order, or time that passes. */
const act = fc.oneof(
  fc.record({ kind: fc.constant('change' as const), difference: fc.integer({ min: -9000, max: 9000 }) }),
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constantFrom('cancel leg' as const, 'correction' as const),
      leg: fc.constantFrom('outbound' as const, 'return' as const),
    }),
  },
  fc.constant({ kind: 'cancel' as const }),
  { weight: 3, arbitrary: fc.constant({ kind: 'undo' as const }) },
  fc.record({ kind: fc.constant('goodwill' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.record({ kind: fc.constant('claim' as const), amount: fc.integer({ min: 1, max: 9000 }) }),
  fc.constant({ kind: 'pay refunds' as const }),
  {
    weight: 2,
    arbitrary: fc.constantFrom({ kind: 'pay owed' as const }, { kind: 'waive owed' as const }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
const history = fc.array(act, { minLength: 1, maxLength: 8 });
/** Rare in random histories: the request is closed, and the order is changed afterwards. */
const closed = (kind: 'pay owed' | 'waive owed'): Act[] => [
  { kind: 'correction', leg: 'outbound' },
  { kind },
  { kind: 'change', difference: 900 },
  { kind: 'claim', amount: 4000 },
  { kind: 'cancel' },
  { kind: 'pay refunds' },
];

/** The order under test, its price, and who paid for it. */
type Ordered = { id: string; price: Price; userId: string };
type Played = { db: Database; ordered: Ordered; gateway: ReturnType<typeof playGateway> };

function contextOf({ db, gateway }: Pick<Played, 'db' | 'gateway'>) {
  const jobs = { ...shop.context.jobs, enqueue: async () => undefined };
  const report = (error: unknown) => {
    throw error;
  };
  const ordering = { ...shop.ordering, db, jobs, payments: gateway, report };
  const shipping = { ...shippingOf(shop), db, jobs, undoSeconds: 600, report: () => undefined };
  return { ordering, shipping };
}

/** Replaces the order with one at an invented price; the payment uses the real code. */
async function change(played: Played, order: Order, wanted: number): Promise<void> {
  const { db, ordered } = played;
  const { ordering } = contextOf(played);
  const paidBefore = await paidFor(db, order.id);
  const difference = cents(Math.max(wanted, -(await refundableOf(db, order.id))));
  const line = { ...ordered.price.lines[0], id: 'all', amount_cents: cents(paidBefore + difference) };
  const lines = [line] as Price['lines'];
  const means = await meansOfChange(db, order, difference, 'nonce').catch(() => undefined);
  const { id: orderId, generation, shipment } = order;
  const by = { id: order.user_id, role: 'consumer' } as const;
  const amendment = { kind: 'booking' } as const;
  await submitAttempt(
    {
      ...ordering,
      priceAgain: async () => ({ ...asPriced({ total: difference, lines, shipment }), paidBefore }),
    },
    order,
    { purpose: { kind: 'amend', orderId, generation, amendment, by }, agreed: difference, means },
  );
}

/** Settles all authorizations, as the job does. */
async function settleAll({ db, ordered, gateway }: Played): Promise<void> {
  const { ordering } = contextOf({ db, gateway });
  const open = await db
    .selectFrom('payments')
    .select('transaction_id')
    .where('order_id', '=', ordered.id)
    .where('status', '=', 'authorised')
    .execute();
  for (const { transaction_id } of open) await settleOrder(ordering, ordered.id, transaction_id);
}

async function payRefunds({ db, ordered, gateway }: Played): Promise<void> {
  const { ordering } = contextOf({ db, gateway });
  const parts = await db
    .selectFrom('refund_parts')
    .innerJoin('refunds', 'refunds.id', 'refund_id')
    .select('refund_parts.id')
    .where('order_id', '=', ordered.id)
    .where('state', '=', 'wanted')
    .execute();
  for (const { id } of parts) await payRefundPart(ordering, id);
}

/** Pays or waives the amount owed; refused where nothing is owed. */
async function closeOwed(played: Played, order: Order, how: 'pay owed' | 'waive owed'): Promise<void> {
  const { ordering } = contextOf(played);
  const request = await openRequestOf(played.db, order.id);
  if (!request) throw new Refusal(409, 'request_closed');
  if (how === 'pay owed') await payRequest(ordering, order, request, { nonce: 'nonce' });
  else await waiveRequest(ordering, request, { id: order.user_id, comment: 'Our own list was wrong' });
}

async function apply(played: Played, one: Act): Promise<void> {
  const { db, ordered } = played;
  const { shipping } = contextOf(played);
  const by = { id: ordered.userId, role: 'consumer' as const };
  const order = await findOrder(db, ordered.id);
  if (!order) throw new Error('no order');
  if (one.kind === 'cancel') await cancel(shipping, order.id, null, by, '');
  else if (one.kind === 'cancel leg') await cancel(shipping, order.id, one.leg, by, '');
  else if (one.kind === 'undo') await undoAmendment(shipping, order.id, by);
  else if (one.kind === 'pay refunds') await payRefunds(played);
  else if (one.kind === 'pay owed' || one.kind === 'waive owed') await closeOwed(played, order, one.kind);
  else if (one.kind === 'claim') await payClaim(shipping, order, cents(one.amount));
  else if (one.kind === 'change' && order.status === 'placed') await change(played, order, one.difference);
  else if (one.kind === 'goodwill')
    await db.transaction().execute((trx) =>
      refundWithin(trx, shipping.jobs, order.id, cents(one.amount), {
        to: 'original',
        reason: 'goodwill',
        actor: null,
        idempotencyKey: `goodwill-${Math.random()}`,
        isGoodwill: true,
      }),
    );
  else if (one.kind === 'correction' && order.status === 'placed')
    await db.transaction().execute(async (trx) => {
      const locked = await lockOrder(trx, order.id);
      if (locked) await billCorrection(trx, shipping, locked, one.leg);
    });
}

const sumOf = (rows: readonly { amount: number }[]): number =>
  rows.reduce((sum, { amount }) => sum + amount, 0);

/** Checks that payments equal what is owed plus refunds, by the ledger, the tenders and the gateway. */
async function problemsOf({ db, ordered, gateway }: Played, acts: readonly Act[]): Promise<string[]> {
  const order = await findOrder(db, ordered.id);
  const owed = await paidFor(db, ordered.id);
  const kept = await refundableOf(db, ordered.id);
  const { rows: accounts } = await sql<{ account: string; amount: number }>`
    select account, sum(amount_cents)::integer as amount from ledger_entries
    where order_id = ${ordered.id} group by account`.execute(db);
  const parts = await paidParts(db, ordered.id);
  const { rows: given } = await sql<{ amount: number; refund: number; state: string; method: string }>`
    select part.amount_cents as amount, refunds.amount_cents as refund, part.state, part.method
    from refund_parts part join refunds on refunds.id = refund_id where order_id = ${ordered.id}`.execute(db);
  const back = given.filter(({ state }) => state !== 'recalled');
  const byClaims = await paidByClaims(db, ordered.id);
  const byHand = acts.some(({ kind }) => kind === 'correction');
  const of = (name: string) => accounts.find(({ account }) => account === name)?.amount ?? 0;
  const paid = parts.reduce((sum, part) => sum + part.paid, 0) + of('by_hand');
  const owing = sumOf(back.filter(({ state }) => state === 'wanted'));
  const cardBack = sumOf(back.filter(({ method, state }) => method === 'card' && state === 'done'));
  const cardPaid = parts.filter(({ method }) => method === 'card').reduce((sum, part) => sum + part.paid, 0);
  return [
    paid === kept + sumOf(back) ? '' : `paid ${paid}, kept ${kept}, given back ${sumOf(back)}`,
    sumOf(accounts) === 0 ? '' : 'the books do not balance',
    of('receivable') === 0 ? '' : `receivable ${of('receivable')}`,
    0 - of('refunds_payable') === owing ? '' : `refunds payable ${of('refunds_payable')}, wanted ${owing}`,
    of('compensations') === byClaims ? '' : `claims ${byClaims}, in the books ${of('compensations')}`,
    kept >= 0 ? '' : `kept ${kept}`,
    parts.every((part) => part.amount >= part.moved) ? '' : 'more went back than was paid',
    gateway.heldCents() === cardPaid - cardBack ? '' : `the gateway holds ${gateway.heldCents()}`,
    order?.status === 'placed' || byHand || kept === 0 ? '' : `cancelled, and ${kept} is kept`,
    order?.status !== 'placed' || order.total_cents === owed
      ? ''
      : `costs ${order.total_cents}, brought in ${owed}`,
  ].filter(Boolean);
}

/** A refusal is a correct answer to a forbidden act. */
const isRefusal = (error: unknown): boolean => error instanceof Refusal || error instanceof RefundRefused;

/** Counts acts by kind, without refused ones. */
const done = new Map<Act['kind'], number>();

/** Plays a history on an order, and returns the problem with the act that caused it. */
const play = (ordered: Ordered, sales: readonly { id: string; amount: Cents }[], all: readonly Act[]) =>
  rolledBack(shop.context.db, async (db): Promise<string[]> => {
    const played: Played = { db, ordered, gateway: playGateway(sales) };
    for (const [index, one] of all.entries()) {
      await apply(played, one).then(
        () => done.set(one.kind, (done.get(one.kind) ?? 0) + 1),
        (error: unknown) => {
          if (!isRefusal(error)) throw error;
        },
      );
      await settleAll(played);
      const problems = await problemsOf(played, all.slice(0, index + 1));
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
async function orders(): Promise<Ordered[]> {
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
  it('CH-14 payments equal what is owed plus refunds after every act, with every payment method', async () => {
    const chosen = fc.sample(history, {
      numRuns: histories,
      ...(process.env.SEED ? { seed: Number(process.env.SEED) } : {}),
    });
    const ordered = await orders();
    const all = [
      ...ordered.map(() => closed('pay owed')),
      ...ordered.map(() => closed('waive owed')),
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
    ] as const;
    expect(kinds.filter((kind) => !done.has(kind))).toEqual([]);
  });
});
