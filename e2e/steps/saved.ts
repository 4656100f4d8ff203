import type { Page } from '@playwright/test';

/** Settles with the first save that contains this text. Call it before entering the text. */
export const savedWith = (page: Page, text: string): Promise<unknown> =>
  page.waitForResponse(
    (response) => response.url().endsWith('/session') && (response.request().postData() ?? '').includes(text),
    { timeout: 60_000 },
  );

/** The same for a save that contains the whole trip, or other named data. */
export const tripSaved = (page: Page, field = 'arrival_date'): Promise<unknown> =>
  savedWith(page, `"${field}"`);
