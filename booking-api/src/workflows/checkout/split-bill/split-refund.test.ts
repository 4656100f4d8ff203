import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { refund } from '../../../modules/payments/public/refunds/make-refund.ts';
import { planRefund } from '../../../modules/payments/public/refunds/plan-refund.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkBooksAfterEach } from '../../testing/check-books-after-each.ts';
import { noPaymentsUnderWay, settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';
import { agree, splitBooking, tokenOf, untilSplit } from '../../testing/split-bill.ts';

jest.setTimeout(120_000);
const shop = startPerFile(() => startShop({ RATE_LIMIT_SCALE: '20' }));
const customer = signedInBrowser(shop);
checkBooksAfterEach(shop);

const share = (source: string, amount: number) => ({
  method: 'card' as const,
  source,
  own: false,
  isShare: true,
  amount: cents(amount),
});

describe('refunds of a split bill', () => {
  it('a refund is divided among the shares in proportion, with the remainder for the largest', () => {
    const shares = [share('a', 5001), share('b', 3000), share('c', 2000)];
    const parts = planRefund(cents(1001), 'original', 'usr', shares);
    expect(parts?.map(({ source, amount }) => [source, amount])).toEqual([
      ['a', 501],
      ['b', 300],
      ['c', 200],
    ]);
    expect(planRefund(cents(10_002), 'original', 'usr', shares)).toBeUndefined();
  });

  it('a refund reaches the cards that paid, never the buyer’s wallet, and in all no more than was paid', async () => {
    const booking = await splitBooking(shop, customer);
    const guest = await shop.browser();
    for (const name of ['robin', 'kim'])
      await agree(guest, await tokenOf(shop, booking, `${name}@lane.test`), await shop.gateway.nonce());
    const { shares } = await untilSplit(booking, ({ state }) => state === 'placed');
    await settled(shop, booking.orderId);
    await noPaymentsUnderWay(shop);
    const options = { reason: 'test', actor: null, idempotencyKey: 'part' };
    await refund(shop.ordering, booking.orderId, cents(3000), { ...options, to: 'wallet' });
    const cancelled = await customer.send('POST', `/api/v6/orders/${booking.orderId}/cancel`, {
      body: { comment: '' },
    });
    expect(cancelled.json()).toMatchObject({ state: 'cancelled' });
    const { rows } = await shop.context.db
      .selectFrom('refund_parts')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .innerJoin('payments', (join) =>
        join.on((on) =>
          on.or([
            on('payments.transaction_id', '=', on.ref('refund_parts.source')),
            on('payments.transaction_id', '=', on.ref('refund_parts.paid_by_source')),
          ]),
        ),
      )
      .select([
        'payments.amount_cents as paid',
        'refund_parts.amount_cents as back',
        'refund_parts.method',
        'payments.transaction_id as id',
      ])
      .where('refunds.order_id', '=', booking.orderId)
      .execute()
      .then((found) => ({ rows: found }));
    const back = new Map<string, number>();
    for (const row of rows) back.set(row.id, (back.get(row.id) ?? 0) + row.back);
    expect([...back.values()].sort()).toEqual(shares.map(({ amount_cents }) => amount_cents).sort());
    expect(rows.filter(({ method }) => method === 'wallet')).toHaveLength(1);
  });
});
