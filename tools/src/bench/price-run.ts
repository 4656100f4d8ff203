import type { Browser, Page } from '@playwright/test';
import { chooseService, fillTripUntilService } from './fill-trip.ts';

const betweenKeysMs = 120;
/** Two towns of the demo in different zones, so that each has a different price. */
const zips = ['80202', '64113', '80202', '64113', '80202'];

/** Runs in the page: records when the last key was pressed, and when a total other than `before` appeared after it. */
function observePrice(): void {
  const measured = { lastKey: 0, before: '', drawn: 0 };
  Object.assign(window, { priceWait: measured });
  document.addEventListener(
    'keydown',
    () => Object.assign(measured, { lastKey: performance.now(), drawn: 0 }),
    {
      capture: true,
    },
  );
  new MutationObserver(() => {
    const total = document.querySelector('.ui-total--settled .ui-total__amount')?.textContent;
    if (measured.drawn === 0 && total && total !== measured.before) measured.drawn = performance.now();
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}

/** The current total is the one that has to change. */
const remember = (page: Page, before: string): Promise<void> =>
  page.evaluate((total) => {
    (window as unknown as { priceWait: { before: string } }).priceWait.before = total;
  }, before);

interface PriceWait {
  readonly lastKey: number;
  readonly drawn: number;
}
const waitIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { lastKey, drawn } = (window as unknown as { priceWait: PriceWait }).priceWait;
    return drawn - lastKey;
  });

/** The median wait from the last key of another zip to its price, on a complete trip. */
export async function waitForPrice(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(address);
  await fillTripUntilService(page);
  await chooseService(page);
  await page.locator('.ui-total--settled').first().waitFor();
  const field = page
    .getByRole('region', { name: 'Ship to', exact: true })
    .getByRole('textbox', { name: 'Zip code' });
  const total = page.locator('.ui-total--settled .ui-total__amount').first();
  await page.evaluate(observePrice);
  const waits: number[] = [];
  for (const zip of zips) {
    // Everything that the last one set off has come to rest.
    await page.waitForTimeout(2000);
    await remember(page, (await total.textContent()) ?? '');
    await field.selectText();
    await page.keyboard.type(zip, { delay: betweenKeysMs });
    await page.waitForFunction(() => (window as unknown as { priceWait: PriceWait }).priceWait.drawn > 0);
    waits.push(await waitIn(page));
  }
  await context.close();
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
}
