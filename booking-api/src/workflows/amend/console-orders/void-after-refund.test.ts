import { raiseAlert } from '../../../modules/alerts/public/alerts.ts';
import { roundTripForm } from '../../../testing/shipment-forms.ts';
import { newKey } from '../../testing/booking.ts';
import { paidOrder, reaches } from '../../testing/shipping.ts';
import { consoleShop } from './testing/console-shop.ts';

const { admin, customer, refund, shop, view } = consoleShop();

const voidOrder = (orderId: string) =>
  admin.send('POST', `/api/v6/orders/${orderId}/cancel`, { body: { comment: 'Booked twice.' } });

describe('a partly refunded order', () => {
  it.each(['original', 'wallet', 'other'])(
    'CO-61 an order is voided for the rest, after a refund to %s',
    async (to) => {
      const { orderId, totalCents } = await paidOrder(shop, customer);
      await reaches(shop, orderId, 'labels_ready');
      const amount = { amount_cents: 1000, to, comment: 'Late.', key: newKey() };
      expect((await refund(orderId, amount)).statusCode).toBe(200);
      expect((await voidOrder(orderId)).json()).toMatchObject({ refund_cents: totalCents - 1000 });
      expect(await view(orderId)).toMatchObject({ refundable_cents: 0 });
    },
  );

  it('CO-61 an order is voided without a refund when everything was already refunded', async () => {
    const { orderId, totalCents } = await paidOrder(shop, customer);
    const all = { amount_cents: totalCents, to: 'original', comment: 'Late.', key: newKey() };
    expect((await refund(orderId, all)).statusCode).toBe(200);
    expect((await voidOrder(orderId)).json()).toMatchObject({ refund_cents: 0 });
  });
});

describe('the cost of an order', () => {
  it('CO-61 excludes voided labels: for a leg its part, for the whole order everything', async () => {
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

  it('CO-61 includes a label that the carrier did not void', async () => {
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
