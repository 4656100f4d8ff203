import type { Page } from '@playwright/test';

/** Unfolds the less common acts of an order in the console. */
export const openMore = (desk: Page): Promise<void> =>
  desk.getByRole('button', { name: 'More', exact: true }).click({ timeout: 5000 });
