import type { Browser } from '@playwright/test';
import { chooseService, fillTripUntilService } from './fill-trip.ts';

/** The height in px, at 390 px, of a booking of one bag that its person was led through as far as the payment. */
export async function lengthOfBooking(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(address);
  await fillTripUntilService(page);
  await chooseService(page);
  await page
    .getByRole('region', { name: 'Order', exact: true })
    .getByRole('button', { name: 'Next: Card details' })
    .click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await context.close();
  return height;
}
