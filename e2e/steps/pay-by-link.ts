import type { Page } from '@playwright/test';
import { expect } from '../fixtures/journey.ts';
import { violationsOf } from '../support/axe.ts';
import { testCards } from '../support/card-numbers.ts';

/** Pays on the page of a link, without an account. */
export async function payByLink(payer: Page): Promise<void> {
  const fields = payer.frameLocator('.checkout-card__place iframe');
  await fields.getByRole('textbox', { name: 'Card number' }).fill(testCards.visa);
  await fields.getByRole('textbox', { name: 'Expiration' }).fill('12/30');
  await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
  expect(await violationsOf(payer, 'main')).toEqual([]);
  await payer.getByRole('button', { name: /^Pay \$/ }).dblclick();
  await expect(payer.getByRole('heading', { name: 'Paid' })).toBeVisible();
}
