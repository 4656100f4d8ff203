import type { GatewayTransaction } from '../../../integrations/payments/port.ts';
import { raiseAlert, resolveAlert } from '../../../modules/alerts/public/alerts.ts';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { checkOut, prepareBooking } from '../../testing/booking.ts';
import { salesOf } from '../../testing/cart-records.ts';
import { settled } from '../../testing/settled.ts';
import { startShop } from '../../testing/shop.ts';
import { outOfStep } from './out-of-step.ts';

const shop = startPerFile(startShop);
const customer = signedInBrowser(shop);

/** The sale of an order whose payment was requested, as the gateway reports it. */
async function paidSale(): Promise<GatewayTransaction> {
  const booking = await prepareBooking(customer);
  await checkOut(booking, { nonce: await shop.gateway.nonce() });
  await settled(shop, booking.orderId);
  const [sale] = await salesOf(shop, booking.cartId);
  const found = await shop.ordering.payments.find(sale?.id ?? '');
  if (!found) throw new Error('the gateway does not know its sale');
  return found;
}

describe('transactions that disagree with the books', () => {
  it('PY-18 transactions that disagree are returned in order, and others are left alone', async () => {
    const sale = await paidSale();
    const { db } = shop.context;
    const as = (more: Partial<GatewayTransaction>): GatewayTransaction => ({ ...sale, ...more });
    const other = { id: `${sale.id}x` };
    const inStep = [
      sale,
      as({ state: 'authorised' }),
      as({ kind: 'refund', orderId: 'att_unknown' }),
      as({ ...other, state: 'declined' }),
      as({ ...other, state: 'voided' }),
    ];
    const differing = [
      as({ state: 'settled' }),
      as({ state: 'settlement_declined' }),
      as({ state: 'voided' }),
      as({ ...other, state: 'authorised' }),
      as({ ...other, state: 'settled' }),
      as({ orderId: 'att_unknown' }),
    ];
    expect(await outOfStep(db, [...differing, ...inStep])).toEqual(differing);
    await db
      .updateTable('payments')
      .set({ status: 'settled' })
      .where('transaction_id', '=', sale.id)
      .execute();
    expect(await outOfStep(db, [as({ state: 'settled' })])).toEqual([]);
    await db
      .updateTable('payments')
      .set({ status: 'voided' })
      .where('transaction_id', '=', sale.id)
      .execute();
    expect(await outOfStep(db, [as({ state: 'voided' })])).toEqual([]);
  });

  it('PY-18 an attempt in progress, or with an open alert, is always checked', async () => {
    const sale = await paidSale();
    const { db } = shop.context;
    await raiseAlert(db, 'attempt_stuck', sale.orderId, {});
    expect(await outOfStep(db, [sale])).toEqual([sale]);
    await resolveAlert(db, 'attempt_stuck', sale.orderId);
    expect(await outOfStep(db, [sale])).toEqual([]);
    await db
      .updateTable('checkout_attempts')
      .set({ state: 'unknown' })
      .where('id', '=', sale.orderId)
      .execute();
    expect(await outOfStep(db, [sale])).toEqual([sale]);
  });
});
