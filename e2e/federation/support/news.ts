import type { Page } from '@playwright/test';

/** Replaces the API, which the page host of these tests lacks: a stream that reports a release each second. */
export const tellOfReleases = (page: Page): Promise<unknown> =>
  page.route('**/api/v6/release_news', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'data: {"kind":"opened"}\n\ndata: {"kind":"changed"}\n\n',
    }),
  );

/** Keeps releases from a page: its stream never answers. If the stream failed, the page would poll for releases. */
export const tellOfNothing = (page: Page): Promise<unknown> =>
  page.route('**/api/v6/release_news', () => undefined);
