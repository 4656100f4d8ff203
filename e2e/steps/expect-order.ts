import { expect } from '../fixtures/journey.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ReceiptPage } from '../pages/receipt-page.ts';
import { confirmationsTo } from '../support/mail-folder.ts';
import { type OrderFacts, orderFacts, ordersOf } from '../support/orders.ts';

/** Expects the receipt, one order, one charge of the quoted total, balanced books, and one email. */
export async function expectOneOrder(receipt: ReceiptPage, { email }: Person): Promise<OrderFacts> {
  await expect(receipt.article).toBeVisible({ timeout: 20_000 });
  const order = await orderFacts(await receipt.orderNumber());
  expect(order).toMatchObject({
    ledgerCents: 0,
    charges: 1,
    chargedCents: order.totalCents,
    quotedCents: order.totalCents,
  });
  expect(await ordersOf(email)).toBe(1);
  await expect.poll(() => confirmationsTo(email).length, { timeout: 15_000 }).toBe(1);
  return order;
}
