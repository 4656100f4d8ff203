import type { Browser, CDPSession, Page } from '@playwright/test';

export interface NetworkLine {
  /** How many times slower than this machine. */
  readonly cpu: number;
  readonly bitsPerSecond: number;
  readonly latencyMs: number;
}

/** Slow 4G on a mid-range phone. */
export const slowLine: NetworkLine = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

export interface Transfer {
  readonly kind: 'script' | 'style' | 'other';
  readonly bytes: number;
  /** Milliseconds after the start of the visit. */
  readonly end: number;
}

/** What the page has fetched, as the browser recorded it; the page itself comes first. */
export const transfersOf = (page: Page): Promise<Transfer[]> =>
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

/** Opens a page as wide as a phone that measures itself, on a slower connection if one is given. */
export async function openMeasured(browser: Browser, line?: NetworkLine) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (line) await throttle(cdp, line);
  await page.addInitScript(observe);
  return { page, close: () => context.close() };
}

async function throttle(cdp: CDPSession, line: NetworkLine): Promise<void> {
  const throughput = line.bitsPerSecond / 8;
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: throughput,
    uploadThroughput: throughput,
  });
}

/** Runs in the page before anything else: keeps what the browser reports of paints, shifts, long tasks and input. */
function observe(): void {
  const readings = { largestPaint: 0, blocking: 0, shift: 0, typing: 0, typeable: 0 };
  Object.assign(window, { measured: readings });
  const on = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });
  };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-place="ship-points"] input:not([type="radio"])')) return;
    readings.typeable = performance.now();
    watcher.disconnect();
  });
  watcher.observe(document, { childList: true, subtree: true });
  on('largest-contentful-paint', (entry) => {
    readings.largestPaint = entry.startTime;
  });
  on('longtask', (entry) => {
    readings.blocking += Math.max(0, entry.duration - 50);
  });
  on('layout-shift', (entry) => {
    if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
      readings.shift += Number(entry.value);
  });
  on(
    'event',
    (entry) => {
      if ('interactionId' in entry && Number(entry.interactionId) > 0)
        readings.typing = Math.max(readings.typing, entry.duration);
    },
    { durationThreshold: 16 },
  );
}

export const sum = (transfers: readonly Transfer[], kind: Transfer['kind']): number =>
  transfers.filter((transfer) => transfer.kind === kind).reduce((total, { bytes }) => total + bytes, 0);

export type LabMeasurements = Record<'largestPaint' | 'blocking' | 'shift' | 'typing' | 'typeable', number>;
export const measuredIn = (page: Page): Promise<LabMeasurements> =>
  page.evaluate(() => ({ ...(window as unknown as { measured: LabMeasurements }).measured }));
