import type { Browser } from '@playwright/test';
import { type BagsByTraveler, chooseService, fillTripUntilService } from './fill-trip.ts';

/** What a booking takes on a phone: its height in px at 390 px, and what its person types or chooses. */
export interface BookingLength {
  readonly height: number;
  /** As far as the payment: the card and the account come on top. */
  readonly entries: number;
}

/** A booking whose person was led through it as far as the payment. */
export async function lengthOfBooking(
  browser: Browser,
  url: string,
  bags: BagsByTraveler,
): Promise<BookingLength> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto(url);
  const entries = await fillTripUntilService(page, bags);
  await chooseService(page, entries);
  await page
    .getByRole('region', { name: 'Order', exact: true })
    .getByRole('button', { name: 'Next: Card details' })
    .click();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await context.close();
  return { height, entries: entries.count };
}
