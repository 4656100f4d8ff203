import { expect } from '@playwright/test';
import type { ShipPage } from '../pages/ship-page.ts';

/** Opens the only bag. Its card may be open already if the booking loaded slowly. */
export async function openBag(ship: ShipPage): Promise<void> {
  const bag = ship.travelers.edit(1, 'Golf Bag 1');
  await expect(async () => {
    await ship.show('Travelers & items');
    await expect(bag).toBeVisible({ timeout: 1000 });
  }).toPass();
  await bag.click();
}
