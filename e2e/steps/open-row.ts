import type { Locator } from '@playwright/test';

/** Opens a part of an order's page, which narrow pages fold to a row. */
export async function openRow(part: Locator): Promise<void> {
  await part.waitFor();
  const folded = part.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
}
