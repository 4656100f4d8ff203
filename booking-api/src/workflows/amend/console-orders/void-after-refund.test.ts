import { raiseAlert } from '../../../modules/alerts/public/alerts.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { newKey } from '../../testing/booking.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, customer, refund, shop, view } = consoleShop();

const voidOrder = (orderId: string) =>
  admin.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'Booked twice.' } });

describe('an order that was refunded in part', () => {
  it.each(['original', 'wallet', 'other'])(
    'CO-61 is voided for what remains, after a refund to %s',
    async (to) => {
      const { orderId, totalCents } = await paidOrder(shop, customer);
      await reaches(shop, orderId, 'labels_ready');
      const amount = { amount_cents: 1000, to, comment: 'Late.', key: newKey() };
      expect((await refund(orderId, amount)).statusCode).toBe(200);
      expect((await voidOrder(orderId)).json()).toMatchObject({ refund_cents: totalCents - 1000 });
      expect(await view(orderId)).toMatchObject({ refundable_cents: 0 });
    },
  );

  it('CO-61 is voided without a refund where all was refunded before', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const all = { amount_cents: totalCents, to: 'original', comment: 'Late.', key: newKey() };
    expect((await refund(orderId, all)).statusCode).toBe(200);
    expect((await voidOrder(orderId)).json()).toMatchObject({ refund_cents: 0 });
  });
});

describe('the cost of an order', () => {
  it('CO-61 is without the labels that were voided: of a leg its part, of the whole nothing', async () => {
    const { orderId } = await paidOrder(shop, customer, roundTripForm);
    const booked = (await view(orderId)).cost_cents;
    await admin.send('POST', `/api/v6/orders/${orderId}/legs/return/cancel`, {
      body: { comment: 'No return.' },
    });
    const oneWay = (await view(orderId)).cost_cents;
    expect(oneWay).toBeGreaterThan(0);
    expect(oneWay).toBeLessThan(booked);
    await voidOrder(orderId);
    expect((await view(orderId)).cost_cents).toBe(0);
  });

  it('CO-61 keeps a label that the carrier did not void', async () => {
    const { orderId } = await paidOrder(shop, customer);
    await reaches(shop, orderId, 'labels_ready');
    const { cost_cents } = await view(orderId);
    await voidOrder(orderId);
    const { labels, ...voided } = await view(orderId);
    expect(voided.cost_cents).toBe(0);
    await raiseAlert(shop.context.db, 'label_in_use', labels[0].parcel_id, { order: orderId });
    expect((await view(orderId)).cost_cents).toBe(cost_cents);
  });
});
