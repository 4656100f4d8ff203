import { showDay } from '../console/show-day.ts';

/** CO-33: a bag that a caller reports as missing. */
export const missingBagTexts = {
  report: 'Report missing bag',
  act: 'Report',
  bag: 'Which bag?',
  bagOf: ({ item, traveler, leg }: { item: string; traveler: string; leg: string }) =>
    `${item}, ${traveler}, ${leg}`,
  what: 'Tracing the bag goes on your list under Today. Ask the carrier to trace it.',
  label: 'What the caller says',
  hint: 'For example where the bag should be, and what it looks like. Saved with the order.',
  missing: 'Enter what the caller says.',
  chooseBag: 'Choose a bag.',
  done: (due: string) =>
    `Reported. Tracing is yours under Today, due ${showDay(due)}. Now email the customer with “We’re tracing your bag”.`,
  failed: 'We couldn’t save this. Try again.',
} as const;
