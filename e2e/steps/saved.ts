import type { Page } from '@playwright/test';

/** Settles with the first save that holds this text. Ask before what leads to it is entered. */
export const savedWith = (page: Page, text: string): Promise<unknown> =>
  page.waitForResponse(
    (response) => response.url().endsWith('/session') && (response.request().postData() ?? '').includes(text),
    { timeout: 60_000 },
  );

/** The same for a save that holds all of a trip, or what else is named. */
export const tripSaved = (page: Page, field = 'arrival_date'): Promise<unknown> =>
  savedWith(page, `"${field}"`);
