import type { Browser, Page } from '@playwright/test';
import { chooseService, fillTripUntilService } from './fill-trip.ts';

const runs = 3;

/** Runs in the page: adds up the time of each long task beyond 50 ms. */
function observeBlocking(): void {
  const readings = { blocking: 0 };
  Object.assign(window, { opened: readings });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) readings.blocking += Math.max(0, duration - 50);
  }).observe({ type: 'longtask' });
}

/** Delays the price until the page that requested it is idle. */
async function holdPrice(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/ship_price', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/**
 * Blocking time in milliseconds from the price, which opens the payment, until the card fields are shown and
 * the page is idle.
 */
async function openPayment(browser: Browser, url: string, cpu: number): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  await fillTripUntilService(page);
  await page.getByRole('region', { name: 'Service', exact: true }).getByRole('radio').first().waitFor();
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const release = await holdPrice(page);
  await chooseService(page);
  await page.waitForTimeout(4000);
  await page.evaluate(observeBlocking);
  release();
  await page
    .getByRole('region', { name: 'Payment', exact: true })
    .frameLocator('iframe')
    .getByRole('textbox', { name: 'Card number' })
    .waitFor();
  // The measured window after the card fields. The page keeps an event stream open, so the network never becomes idle.
  await page.waitForTimeout(4000);
  const blocking = await page.evaluate(
    () => (window as unknown as { opened: { blocking: number } }).opened.blocking,
  );
  await context.close();
  return blocking;
}

/** The median of three cold visits, on a processor that is `cpu` times slower than this machine's. */
export async function blockingOfPayment(browser: Browser, url: string, cpu: number): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < runs; run += 1) found.push(await openPayment(browser, url, cpu));
  return found.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0;
}
