import type { RequestState } from '@sendahead/shared-ui';

const notes: Readonly<Record<RequestState, string | undefined>> = {
  idle: undefined,
  asking: 'Looking up the prices of this month…',
  answered: 'Under each day: the lowest price of a service for all your bags.',
  failed: 'The prices could not be loaded just now; the days can be chosen all the same.',
};

/** What the prices in the calendar are, or where they are. */
export const priceNote = (prices: RequestState): string | undefined => notes[prices];
