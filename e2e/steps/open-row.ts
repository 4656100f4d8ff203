import type { Locator } from '@playwright/test';

/** Opens a part of an order's page, which is a row on narrow pages until it is pressed. */
export async function openRow(part: Locator): Promise<void> {
  await part.waitFor();
  const folded = part.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
}
