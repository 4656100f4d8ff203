import type { Browser, Page } from '@playwright/test';
import { chooseService, fillTripUntilService } from './fill-trip.ts';

const betweenKeysMs = 120;
/** Zips of one town: another town would clear the street, and a trip without a street has no price. */
const zips = ['64112', '64114', '64111', '64116', '64113'];

/** Runs in the page: records when the last key was pressed, and when the total settled afterwards. */
function observePrice(): void {
  const measured = { lastKey: 0, updating: false, drawn: 0 };
  Object.assign(window, { priceWait: measured });
  document.addEventListener(
    'keydown',
    () => Object.assign(measured, { lastKey: performance.now(), updating: false, drawn: 0 }),
    { capture: true },
  );
  new MutationObserver(() => {
    if (document.querySelector('.ui-total--updating')) measured.updating = true;
    else if (measured.updating && measured.drawn === 0) measured.drawn = performance.now();
  }).observe(document.body, { childList: true, subtree: true, characterData: true, attributes: true });
}

interface PriceWait {
  readonly lastKey: number;
  readonly drawn: number;
}
const waitIn = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { lastKey, drawn } = (window as unknown as { priceWait: PriceWait }).priceWait;
    return drawn - lastKey;
  });

/** The median wait from the last key of a new zip to its price, on a complete trip. */
export async function waitForPrice(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.goto(url);
  await fillTripUntilService(page);
  await chooseService(page);
  await page.locator('.ui-total--settled').first().waitFor();
  // Finished cards are folded behind the service.
  await page.getByRole('button', { name: 'Edit Ship to' }).click();
  const field = page
    .getByRole('region', { name: 'Ship to', exact: true })
    .getByRole('textbox', { name: 'Zip code' });
  await page.evaluate(observePrice);
  const waits: number[] = [];
  for (const zip of zips) {
    // Wait until everything that the last change started has finished.
    await page.waitForTimeout(2000);
    await field.selectText();
    await page.keyboard.type(zip, { delay: betweenKeysMs });
    await page.waitForFunction(() => (window as unknown as { priceWait: PriceWait }).priceWait.drawn > 0);
    waits.push(await waitIn(page));
  }
  await context.close();
  return waits.toSorted((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0;
}
