import type { RequestState } from '@sendahead/shared-ui';

const notes: Readonly<Record<RequestState, string | undefined>> = {
  idle: undefined,
  asking: 'Loading this month’s prices…',
  answered: 'Each day shows the lowest price for all your bags.',
  failed: 'We couldn’t load the prices. You can still choose a day.',
};

/** What the prices in the calendar mean, or where to find them. */
export const priceNote = (prices: RequestState): string | undefined => notes[prices];
