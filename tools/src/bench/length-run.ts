import type { Browser } from '@playwright/test';
import { type BagsByTraveler, chooseService, fillTripUntilService } from './fill-trip.ts';

/** The length of a booking on a phone: its height in px at 390 px, and the number of entries that a person makes. */
export interface BookingLength {
  readonly height: number;
  /** Up to the payment: the card and the account are not included. */
  readonly entries: number;
}

/** A booking that is filled in step by step, up to the payment. */
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
