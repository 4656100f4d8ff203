import type { Page } from '@playwright/test';

/** Settles with the first save that holds all of a trip, or what else is named. Ask before the last thing is entered. */
export const tripSaved = (page: Page, field = 'arrival_date'): Promise<unknown> =>
  page.waitForResponse(
    (response) =>
      response.url().endsWith('/session') && (response.request().postData() ?? '').includes(`"${field}"`),
    { timeout: 60_000 },
  );
