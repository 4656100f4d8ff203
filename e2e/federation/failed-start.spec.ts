import type { Page, Request } from '@playwright/test';
import { addVersion } from './support/next-version.ts';
import { expectStanding } from './support/places.ts';
import { expect, type Site, test } from './support/site.ts';

const shellIn = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /shell\/([^/]+)\/main/.exec(document.head.innerHTML)?.[1]);
const mainOf = (site: Site): string => site.release().shell.entry.find((file) => /^main\./.test(file)) ?? '';
const words = (page: Page) => page.getByRole('alert').filter({ hasText: 'This page hasn’t started.' });

/** What pages tell the server, which the page host alone does not take. */
async function hearReports(page: Page): Promise<Request[]> {
  const heard: Request[] = [];
  await page.route('**/api/v6/page-reports', async (route) => {
    heard.push(route.request());
    await route.fulfill({ json: { success: true } });
  });
  return heard;
}
const faultsIn = (reports: readonly Request[]) =>
  reports.flatMap((report) => report.postDataJSON().faults).filter(({ part }) => part === 'shell');

test.describe('a new shell that does not start', () => {
  let good: string;
  let broken: string;
  test.beforeAll(async ({ site }) => {
    good = site.release().shell.version;
    broken = addVersion(site, 'shell', 'fffffffff6', ['Not of any shell', 'Neither']);
    await site.command('shell', '--to', broken);
  });
  test.afterAll(async ({ site }) => {
    await site.command('shell', '--to', good);
  });

  const faults = {
    throws: async (page: Page, url: string) => {
      await page.route(url, async (route) => {
        const answer = await route.fetch();
        await route.fulfill({
          response: answer,
          body: `throw new Error('broken shell');${await answer.text()}`,
        });
      });
      // The page trusts the changed file: a digest would refuse it, which is another fault.
      await page.route('**/ship', async (route) => {
        const answer = await route.fetch();
        const html = await answer.text();
        await route.fulfill({
          response: answer,
          body: html.replace(/(src="[^"]*\/main\.[^"]*") crossorigin="anonymous" integrity="[^"]*"/, '$1'),
          headers: { ...answer.headers(), 'integrity-policy': '' },
        });
      });
    },
    'is missing': (page: Page, url: string) =>
      page.route(url, (route) => route.fulfill({ status: 404, body: 'gone' })),
    'is too slow': (page: Page, url: string) => page.route(url, () => new Promise<never>(() => undefined)),
  };

  for (const [fault, cause] of Object.entries(faults))
    test(`RL-13 a shell that ${fault} is reported once, and the page starts with the one before it`, async ({
      page,
      site,
    }) => {
      const reports = await hearReports(page);
      await cause(page, `**/assets/shell/${broken}/${mainOf(site)}*`);
      await page.goto(site.shipPage, { waitUntil: 'commit' });
      await expectStanding(page, 'itinerary');
      await expect(page.locator('#not-started')).toHaveCount(0);
      expect(await shellIn(page)).toBe(good);
      const result = faultsIn(reports);
      expect(result).toMatchObject([{ part: 'shell', version: broken, phase: 'load' }]);
      if (fault === 'throws') expect(result[0].message).toContain('broken shell');
      // The next page of this browser has it immediately.
      await page.goto(site.ordersPage);
      expect(await shellIn(page)).toBe(good);
      expect(faultsIn(reports)).toHaveLength(1);
    });

  test('RL-13 a page whose shell before fails as well is loaded twice, and leaves the message', async ({
    page,
    site,
  }) => {
    const reports = await hearReports(page);
    let loads = 0;
    await page.route('**/ship', (route) => {
      loads += 1;
      return route.continue();
    });
    await page.route('**/assets/shell/*/main.*.js', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(site.shipPage, { waitUntil: 'commit' });
    await expect(words(page)).toBeVisible({ timeout: 30_000 });
    await expect(words(page).locator('a[href^="tel:"]')).toHaveText(/\d{3}/);
    // Long enough for another load, which must not come.
    await page.waitForTimeout(3000);
    expect(loads).toBe(2);
    expect(faultsIn(reports).map(({ version }) => version)).toEqual([broken, good]);
  });

  test('RL-13 a browser that keeps no cookies loads the page once, and leaves the message', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined }),
    );
    let loads = 0;
    await page.route('**/ship', (route) => {
      loads += 1;
      return route.continue();
    });
    await page.route(`**/assets/shell/${broken}/main.*.js`, (route) => route.fulfill({ status: 404 }));
    await page.goto(site.shipPage, { waitUntil: 'commit' });
    await expect(words(page)).toBeVisible({ timeout: 30_000 });
    // Long enough for another load, which must not come.
    await page.waitForTimeout(3000);
    expect(loads).toBe(1);
  });
});
