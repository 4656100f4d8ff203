import { expect, type Page } from '@playwright/test';

/** Opens a part of an order's page that narrow pages fold; on wide ones it is open. */
export async function unfoldPart(page: Page, name: string): Promise<void> {
  const part = page.getByRole('region', { name, exact: true });
  await expect(part).toBeVisible();
  const folded = part.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.first().click();
}
