import type { CDPSession, Page, Route } from '@playwright/test';
import { expectOthersStanding, expectStanding } from './support/places.ts';
import { expect, test } from './support/site.ts';

const kB = 1000;

interface Transfer {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
}

/** Every response of the page with the transferred size of its body; the host determines the headers. */
async function watch(cdp: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const bodies = new Map<string, Transfer>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    const bytes = Number(response.headers['content-length'] ?? 0);
    if (!response.url.startsWith('data:')) bodies.set(requestId, { url: response.url, type, bytes });
  });
  cdp.on('Network.loadingFinished', ({ requestId }) => {
    const body = bodies.get(requestId);
    if (body) transfers.push(body);
  });
  return transfers;
}

const weigh = (transfers: readonly Transfer[], type: string): number =>
  transfers.filter((transfer) => transfer.type === type).reduce((sum, { bytes }) => sum + bytes, 0);

/** Holds back every remote but the first, so that a slow machine measures the same as a quick one. */
async function holdOthers(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/mf-(travelers|services|checkout|admin)\//, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Leaves out files that only developers get. */
async function asInProduction(route: Route): Promise<void> {
  const answer = await route.fetch();
  const body = (await answer.text()).replace('"environment":"test"', '"environment":"production"');
  await route.fulfill({ response: answer, body });
}

// On narrow pages, the bar loads the code that finds the next step.
for (const width of [1280, 390]) {
  test(`the page stays within its size budget until ship-from can be typed in, and as a whole, at ${width} px`, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const transfers = await watch(await page.context().newCDPSession(page));
    const release = await holdOthers(page);
    await page.route(/\/ship$/, asInProduction);
    await page.goto(site.shipPage, { waitUntil: 'domcontentloaded' });
    await expectStanding(page, 'ship-points');
    await expect(page.locator('[data-place="ship-points"] input:not([type="radio"])').first()).toBeEditable();
    expect(weigh(transfers, 'Script')).toBeGreaterThan(100 * kB);
    expect(weigh(transfers, 'Script')).toBeLessThanOrEqual(180 * kB);
    expect(transfers.length).toBeLessThanOrEqual(20);
    const untilEditable = transfers.length;
    release();
    await expectOthersStanding(page, 'mf-addresses');
    await page.waitForLoadState('networkidle');
    // Address lookups load 1.5 s after the page (ADR 0098); on a slow machine, the other files are not there by then.
    const drawn = transfers.filter(({ url }, at) => at < untilEditable || !url.includes('/mf-addresses/'));
    expect(weigh(drawn, 'Script')).toBeLessThanOrEqual(280 * kB);
    expect(weigh(drawn, 'Stylesheet')).toBeLessThanOrEqual(25 * kB);
  });
}
