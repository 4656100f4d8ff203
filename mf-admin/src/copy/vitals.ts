import type { VitalOnConsole } from '@sendahead/shared-contracts/releases/console-calls';

/** Rounded down: 100% means that every page view was good. */
const percent = new Intl.NumberFormat('en-US', { style: 'percent', roundingMode: 'floor' });
/** With fewer page views, the share depends more on chance than on the version. */
const fewest = 20;

export const vitalNames = ['lcp', 'inp', 'cls'] as const satisfies readonly VitalOnConsole['vital'][];

const vitalWords: Readonly<Record<VitalOnConsole['vital'], string>> = {
  lcp: 'Main content (LCP)',
  inp: 'Response (INP)',
  cls: 'Steadiness (CLS)',
};

const views = (count: number): string =>
  count === 1 ? '1 page view' : `${count.toLocaleString('en-US')} page views`;

export const vitalTexts = {
  title: 'Speed for visitors, last 24 hours',
  detail:
    'Main content is how soon it appears. Response is how fast a page answers. Steadiness is how little it moves.',
  live: 'Live',
  notLive: 'Still open in browsers',
  shareOf: (vital: VitalOnConsole['vital'], good: number, all: number) =>
    all < fewest
      ? `${vitalWords[vital]}: too little data, ${views(all)} of at least ${fewest}`
      : `${vitalWords[vital]}: good in ${percent.format(good / all)} of ${views(all)}`,
} as const;
