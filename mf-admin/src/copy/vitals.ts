import type { VitalOnConsole } from '@sendahead/shared-contracts/releases/console-calls';

/** Rounded down: 100% means that every page view was good. */
const percent = new Intl.NumberFormat('en-US', { style: 'percent', roundingMode: 'floor' });
/** A share of fewer page views says more of chance than of the version. */
const fewest = 20;

export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalOnConsole['vital'][];

const views = (count: number): string =>
  count === 1 ? '1 page view' : `${count.toLocaleString('en-US')} page views`;

export const vitalTexts = {
  title: 'Core Web Vitals, last 24 hours',
  detail:
    'LCP is when the main content appears. INP is how fast a page responds. CLS is how much its content moves.',
  live: 'Live',
  notLive: 'Still open in browsers',
  shareOf: (vital: VitalOnConsole['vital'], good: number, all: number) =>
    all < fewest
      ? `${vital.toUpperCase()} has too little data: ${views(all)} of at least ${fewest}`
      : `${vital.toUpperCase()} good in ${percent.format(good / all)} of ${views(all)}`,
} as const;
