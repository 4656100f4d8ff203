import { expect } from '@playwright/test';
import { home } from '../fixtures/places.ts';
import type { Person } from '../fixtures/somebody.ts';
import type { ShipPage } from '../pages/ship-page.ts';
import { testCards } from '../support/card-numbers.ts';

/** Fills in card and billing, up to placing the order. */
export async function fillCard({ payment }: ShipPage, number: string = testCards.visa): Promise<void> {
  // While the focus returns to the previous field, the text would go there too.
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

/** Presses the button although something is missing: it names what is missing but can still be pressed. */
export async function pressTooEarly(ship: ShipPage): Promise<void> {
  await showSummary(ship);
  await ship.summary.placeOrder.press('Enter');
}

/** Creates the account that the order asks for; the order then continues automatically. */
export async function register({ account }: ShipPage, { password }: Person): Promise<void> {
  await account.password.fill(password);
  await account.confirmation.fill(password);
  await account.terms.check();
  await account.create.click();
}
