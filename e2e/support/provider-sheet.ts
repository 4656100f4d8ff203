import type { FrameLocator, Page } from '@playwright/test';

/** The window of a wallet or bank that the payment provider draws over the page. */
export const sheetOf = (page: Page, name: string): FrameLocator =>
  page.getByRole('dialog', { name }).frameLocator('iframe');
