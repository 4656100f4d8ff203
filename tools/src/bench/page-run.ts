import type { Browser, CDPSession, Page } from '@playwright/test';

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
  readonly type: string;
  readonly bytes: number;
}

async function watchTransfers(cdp: CDPSession): Promise<Transfer[]> {
  const transfers: Transfer[] = [];
  const types = new Map<string, string>();
  await cdp.send('Network.enable');
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.url.startsWith('data:')) types.set(requestId, type);
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    if (type) transfers.push({ type, bytes: encodedDataLength });
  });
  return transfers;
}

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
  const kept = { largestPaint: 0, blocking: 0, shift: 0, typing: 0 };
  Object.assign(window, { measured: kept });
  const on = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
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

const sum = (transfers: readonly Transfer[], type: string): number =>
  transfers.filter((transfer) => transfer.type === type).reduce((total, { bytes }) => total + bytes, 0);

const firstField = (page: Page) =>
  page.locator('[data-place="ship-points"] input:not([type="radio"])').first();

/** One cold visit: until ship-from can be typed in, until the page is drawn, and a name typed into it. */
export async function visitShipPage(browser: Browser, address: string, line?: Line): Promise<PageRun> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const transfers = await watchTransfers(cdp);
  if (line) await throttle(cdp, line);
  await page.addInitScript(observe);
  await page.goto(address, { waitUntil: 'commit' });
  await firstField(page).waitFor({ timeout: 60_000 });
  const firstScripts = sum(transfers, 'Script');
  const firstRequests = transfers.length;
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(2000);
  const wholeScripts = sum(transfers, 'Script');
  const styles = sum(transfers, 'Stylesheet');
  const before = await page.evaluate(() => ({ ...(window as unknown as { measured: PageRun }).measured }));
  await firstField(page).click();
  await page.keyboard.type('Pebble Creek', { delay: 120 });
  await page.waitForTimeout(500);
  const typing = await page.evaluate(() => (window as unknown as { measured: PageRun }).measured.typing);
  await context.close();
  const { largestPaint, blocking, shift } = before;
  return { firstScripts, firstRequests, wholeScripts, styles, largestPaint, blocking, shift, typing };
}
