import { expect } from '@playwright/test';
import { home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { testCards } from '../support/card-numbers.ts';

/** Card and billing, as far as placing the order. */
export async function fillCard({ payment }: ShipPage, number: string = testCards.visa): Promise<void> {
  // Where the focus still goes back to what was left, the text would go with it.
  await expect(async () => {
    await payment.number.fill(number);
    await expect(payment.number).not.toHaveValue('', { timeout: 500 });
  }).toPass();
  await payment.expiration.fill('12/30');
  await payment.securityCode.fill('123');
  await payment.billingZip.fill(home.zip);
  await payment.billingCountry.selectOption('US');
}

/** On phones the summary is behind the bar, which also has the button. */
export async function showSummary(ship: ShipPage): Promise<void> {
  if (ship.compact && !(await ship.summary.panel.isVisible())) await ship.summary.open.click();
}

export async function pressPlaceOrder(ship: ShipPage): Promise<void> {
  await (ship.compact ? ship.bar.placeOrder : ship.summary.placeOrder).click();
}

/** Presses although something is missing: the button says so, and can be pressed all the same. */
export async function pressTooEarly(ship: ShipPage): Promise<void> {
  await showSummary(ship);
  await ship.summary.placeOrder.press('Enter');
}

/** Makes the account that the order asks for; the order then goes on by itself. */
export async function register({ account }: ShipPage, { password }: Person): Promise<void> {
  await account.password.fill(password);
  await account.confirmation.fill(password);
  await account.terms.check();
  await account.create.click();
}
