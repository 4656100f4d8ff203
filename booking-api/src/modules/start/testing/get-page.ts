import type { Browser, TestApp } from '../../../testing/test-app.ts';

/** Requests pages from the host of a brand, golf by default, as a guest or with the cookie of `browser`. */
export const pageGetter =
  (server: Pick<TestApp, 'app'>) =>
  (url: string, brand = 'golf', browser?: Browser) =>
    server.app.inject({
      url,
      headers: {
        host: `${brand}.localhost:4000`,
        accept: 'text/html',
        ...(browser ? { cookie: browser.cookie } : {}),
      },
    });

/** The link of the book button on a start page. */
export const bookingLinkIn = (body: string): URL =>
  new URL((/<a class="[^"]*" data-book href="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&'));
