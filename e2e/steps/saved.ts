import type { Page } from '@playwright/test';

/** Settles with the first save that holds all of a trip. Ask before the last thing is entered. */
export const tripSaved = (page: Page): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/session') && (response.request().postData() ?? '').includes('"arrival_date"'),
    { timeout: 60_000 },
  );
