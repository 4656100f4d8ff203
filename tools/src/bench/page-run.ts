import type { Browser, Locator, Page } from '@playwright/test';
import {
  type LabMeasurements,
  measuredIn,
  type NetworkLine,
  openMeasured,
  sum,
  transfersOf,
} from './lab-visit.ts';

/** The measurements of one visit to the ship page. Bytes are the transferred sizes of the bodies. */
export interface PageRun {
  readonly firstScripts: number;
  readonly firstRequests: number;
  readonly wholeScripts: number;
  readonly styles: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly typing: number;
  /** Typing in the plain fields of ship-to. */
  readonly addressTyping: number;
  /** Adding and removing a bag with the counters of product lines. */
  readonly counting: number;
}

const firstField = (page: Page) =>
  page.locator('[data-place="ship-points"] input:not([type="radio"])').first();

/**
 * Presses as a finger does. The test first looks the button up in the page. The press comes only after that, so
 * that the lookup does not count as the page's delay.
 */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.mouse.up();
}

/** Presses six up and three down, as fast as a person; discards earlier measurements. */
async function count(page: Page): Promise<void> {
  const plus = page.getByRole('button', { name: /^Add one: / }).first();
  const minus = page.getByRole('button', { name: /^Remove one: / }).first();
  await plus.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    (window as unknown as { measured: LabMeasurements }).measured.typing = 0;
  });
  for (const button of [plus, plus, plus, plus, plus, plus, minus, minus, minus]) {
    await press(page, button);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
}

const betweenKeysMs = 120;

/** Types a city, a name and a phone, as fast as a person; discards earlier measurements. */
async function typeAddress(page: Page): Promise<void> {
  const to = page.getByRole('region', { name: 'Ship to', exact: true });
  await page.evaluate(() => {
    (window as unknown as { measured: LabMeasurements }).measured.typing = 0;
  });
  for (const [name, text] of [
    ['City', 'Austin'],
    ['Recipient name', 'Ada Byron'],
    ['Phone', '512 555 0100'],
  ] as const) {
    await to.getByRole('textbox', { name }).focus();
    // The test finds the field and scrolls to it; the first key comes when a person would press it.
    await page.waitForTimeout(betweenKeysMs);
    await page.keyboard.type(text, { delay: betweenKeysMs });
  }
  await page.waitForTimeout(500);
}

/** One cold visit: waits until ship-from is ready and the page is drawn, then types a name and counts bags. */
export async function visitShipPage(browser: Browser, url: string, line?: NetworkLine): Promise<PageRun> {
  const { page, close } = await openMeasured(browser, line);
  await page.goto(url, { waitUntil: 'commit' });
  await firstField(page).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  const whole = await transfersOf(page);
  // Files that the idle page fetches do not count toward the drawn page; their work still counts as blocking.
  await page.waitForTimeout(2000);
  const { largestPaint, blocking, shift, typeable } = await measuredIn(page);
  const first = whole.filter(({ end }) => end <= typeable);
  await firstField(page).click();
  await page.keyboard.type('Pebble Creek', { delay: betweenKeysMs });
  await page.waitForTimeout(500);
  const { typing } = await measuredIn(page);
  await typeAddress(page);
  const { typing: addressTyping } = await measuredIn(page);
  await count(page);
  const { typing: counting } = await measuredIn(page);
  await close();
  return {
    firstScripts: sum(first, 'script'),
    firstRequests: first.length,
    wholeScripts: sum(whole, 'script'),
    styles: sum(whole, 'style'),
    largestPaint,
    blocking,
    shift,
    typing,
    addressTyping,
    counting,
  };
}
