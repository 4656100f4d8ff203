import type { Browser, Page } from '@playwright/test';

const betweenKeysMs = 120;
/** Two towns of the demo that lie in different zones, so that each has a price of its own. */
const zips = ['80202', '64113', '80202', '64113', '80202'];

async function fillTrip(page: Page): Promise<void> {
  const from = page.getByRole('region', { name: 'Ship from', exact: true });
  const to = page.getByRole('region', { name: 'Ship to', exact: true });
  const travelers = page.getByRole('region', { name: 'Travelers & items' });
  await from.getByRole('combobox', { name: 'Club/Resort name' }).fill('Fallo');
  await from.getByRole('option', { name: 'Fallowmere Golf Resort' }).click();
  // The club brings a phone of its own, which is then written over.
  await from.getByRole('button', { name: /^Change/ }).waitFor();
  await from.getByRole('textbox', { name: 'Phone', exact: true }).fill('910 555 0187');
  await to.getByRole('combobox', { name: 'Address', exact: true }).fill('1 Main Street');
  await to.getByRole('textbox', { name: 'Zip code' }).fill('64113');
  await to.getByRole('textbox', { name: 'Recipient name' }).fill('Ada Byron');
  await to.getByRole('textbox', { name: 'Phone', exact: true }).fill('816 555 0143');
  await travelers.getByRole('textbox', { name: 'First name' }).fill('Ada');
  await travelers.getByRole('textbox', { name: 'Last name' }).fill('Byron');
  await travelers.getByRole('textbox', { name: 'Email' }).fill('ada@byron.test');
  await travelers.getByRole('button', { name: 'Add one: Golf Bags' }).click();
  await travelers.getByRole('radio', { name: /Standard/ }).check();
  await travelers.getByRole('combobox', { name: 'Packaging' }).selectOption({ index: 1 });
  await page.getByRole('radio', { name: 'One way' }).check();
  await page
    .getByRole('region', { name: 'Service', exact: true })
    .getByRole('radio', { name: /Ground/i })
    .first()
    .check();
  // TL-19: where the first free day is today, ground bags go on the next one.
  await page
    .getByRole('button', { name: /^Pick up on / })
    .click({ timeout: 3000 })
    .catch(() => undefined);
  await page.locator('.ui-total--settled').first().waitFor();
}

/** Runs in the page: keeps when the last key came, and when another total than `before` stood after it. */
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

/** The total that stands now is the one that is to change. */
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
  await fillTrip(page);
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
