import type { Page } from '@playwright/test';

/** The page host of these tests has no API: a stream that says each second that something was released. */
export const tellOfReleases = (page: Page): Promise<unknown> =>
  page.route('**/api/v6/release_news', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"kind":"opened"}\n\ndata: {"kind":"changed"}\n\n',
    }),
  );

/** A page that hears of no release: its stream is never answered. One that cannot be opened makes the page look by itself. */
export const tellOfNothing = (page: Page): Promise<unknown> =>
  page.route('**/api/v6/release_news', () => undefined);
