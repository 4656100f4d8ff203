import { expect } from '@playwright/test';
import type { ShipPage } from '../pages/ship-page.ts';

/** Shows the content of all folded cards, for checks of the whole page that only read. */
export async function unfoldAll({ page }: ShipPage): Promise<void> {
  await expect(page.getByRole('button', { name: 'Edit Service', exact: true })).toBeVisible();
  await page.evaluate(() => {
    document.documentElement.removeAttribute('data-gathered');
    for (const body of document.querySelectorAll<HTMLElement>('.ui-card__body[hidden]')) body.hidden = false;
  });
}
