import type { Page } from '@playwright/test';
import { expect } from '../fixtures/journey.ts';
import { giveSavedBooking } from '../fixtures/saved-booking.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ReceiptPage } from '../pages/receipt-page.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { expectOneOrder } from './expect-order.ts';
import { fillCard, pressPlaceOrder, register } from './pay.ts';

/** An order of a booking that was entered before; `change` is what its form says otherwise. */
export async function placedOrder(
  { page, ship, receipt, person }: { page: Page; ship: ShipPage; receipt: ReceiptPage; person: Person },
  change: Record<string, unknown> = {},
): Promise<string> {
  await giveSavedBooking(page, person, change);
  await ship.open();
  await expect(ship.payment.number).toBeVisible();
  await fillCard(ship);
  await pressPlaceOrder(ship);
  await register(ship, person);
  return (await expectOneOrder(receipt, person)).id;
}
