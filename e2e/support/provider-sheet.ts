import type { FrameLocator, Page } from '@playwright/test';

/** The window of a wallet or bank over the page, which the payment provider draws. */
export const sheetOf = (page: Page, name: string): FrameLocator =>
  page.getByRole('dialog', { name }).frameLocator('iframe');
