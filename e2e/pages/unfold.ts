import type { Locator, Page } from '@playwright/test';

/** The cards that can fold. */
export type CardName = 'Ship from' | 'Ship to' | 'Travelers & items' | 'Trip & dates' | 'Service';

/** The button that opens a folded card, at its line or in the check of the shipment. */
export const unfoldOf = (page: Page, card: CardName): Locator =>
  page.getByRole('button', { name: new RegExp(`^(Edit|Fill in) ${card}$`) });

/** Opens a card if it is folded now. */
export async function showCard(page: Page, card: CardName): Promise<void> {
  const unfold = unfoldOf(page, card);
  if (await unfold.isVisible()) await unfold.click({ timeout: 4000 });
}
