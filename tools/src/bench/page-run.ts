import type { Browser, CDPSession, Locator, Page } from '@playwright/test';

/** What one visit of the ship page took. Bytes are those of the bodies as they travelled. */
export interface PageRun {
  readonly firstScripts: number;
  readonly firstRequests: number;
  readonly wholeScripts: number;
  readonly styles: number;
  readonly largestPaint: number;
  readonly blocking: number;
  readonly shift: number;
  readonly typing: number;
  /** In the plain fields of ship-to. */
  readonly addressTyping: number;
  /** Of one more and one fewer by the counters of product lines. */
  readonly counting: number;
}

export interface Line {
  /** Times slower than this machine. */
  readonly cpu: number;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

/** Slow 4G on a mid-range phone. */
export const slowLine: Line = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

interface Transfer {
  readonly kind: 'script' | 'style' | 'other';
  readonly bytes: number;
  /** Milliseconds after the start of the visit. */
  readonly end: number;
}

/** What the page has fetched, by its own record; the page itself comes first. */
const transfersOf = (page: Page): Promise<Transfer[]> =>
  page.evaluate(() =>
    [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, responseEnd }) => ({
        kind: name.endsWith('.js')
          ? ('script' as const)
          : name.endsWith('.css')
            ? ('style' as const)
            : ('other' as const),
        bytes: encodedBodySize,
        end: responseEnd,
      })),
  );

async function throttle(cdp: CDPSession, line: Line): Promise<void> {
  const throughput = line.bitsPerSecond / 8;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Runs in the page before anything else: keeps what the browser tells of paints, shifts, long tasks and input. */
function observe(): void {
  const kept = { largestPaint: 0, blocking: 0, shift: 0, typing: 0, typeable: 0 };
  Object.assign(window, { measured: kept });
  const on = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-place="ship-points"] input:not([type="radio"])')) return;
    kept.typeable = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
  on('largest-contentful-paint', (entry) => {
    kept.largestPaint = entry.startTime;
  });
  on('longtask', (entry) => {
    kept.blocking += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      kept.shift += Number(entry.value);
  });
  on(
    'event',
    (entry) => {
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        kept.typing = Math.max(kept.typing, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

const sum = (transfers: readonly Transfer[], kind: Transfer['kind']): number =>
  transfers.filter((transfer) => transfer.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

type Measured = Record<'largestPaint' | 'blocking' | 'shift' | 'typing' | 'typeable', number>;
const measuredIn = (page: Page): Promise<Measured> =>
  page.evaluate(() => ({ ...(window as unknown as { measured: Measured }).measured }));

const firstField = (page: Page) =>
  page.locator('[data-place="ship-points"] input:not([type="radio"])').first();

/**
 * Presses as a finger does. Looking the button up beforehand is work of the test in the page, and the finger comes only
 * after it: it must not count as the page's own delay.
 */
async function press(page: Page, button: Locator): Promise<void> {
  const box = await button.boundingBox();
  if (!box) throw new Error('nothing to press');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.mouse.up();
}

/** Six up and three down, as fast as a person presses; what was measured before is forgotten. */
async function count(page: Page): Promise<void> {
  const plus = page.getByRole('button', { name: /^Add one: / }).first();
  const minus = page.getByRole('button', { name: /^Remove one: / }).first();
  await plus.scrollIntoViewIfNeeded();
  await page.waitForTimeout(1000);
  await page.evaluate(() => {
    (window as unknown as { measured: Measured }).measured.typing = 0;
  });
  for (const button of [plus, plus, plus, plus, plus, plus, minus, minus, minus]) {
    await press(page, button);
    await page.waitForTimeout(250);
  }
  await page.waitForTimeout(1000);
}

const betweenKeysMs = 120;

/** A city, a name and a phone, as fast as a person types; what was measured before is forgotten. */
async function typeAddress(page: Page): Promise<void> {
  const to = page.getByRole('region', { name: 'Ship to', exact: true });
  await page.evaluate(() => {
    (window as unknown as { measured: Measured }).measured.typing = 0;
  });
  for (const [name, text] of [
    ['City', 'Austin'],
    ['Recipient name', 'Ada Byron'],
    ['Phone', '512 555 0100'],
  ] as const) {
    await to.getByRole('textbox', { name }).focus();
    // The field is found and scrolled to by the test; the first key comes when a person's would.
    await page.waitForTimeout(betweenKeysMs);
    await page.keyboard.type(text, { delay: betweenKeysMs });
  }
  await page.waitForTimeout(500);
}

/** One cold visit: until ship-from can be typed in, until the page is drawn, a name typed into it, and bags counted. */
export async function visitShipPage(browser: Browser, address: string, line?: Line): Promise<PageRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (line) await throttle(cdp, line);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'commit' });
  await firstField(page).waitFor({ timeout: 60_000 });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const whole = await transfersOf(page);
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
  await context.close();
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
