import { shownStateNames } from '@sendahead/shared-contracts/console/shown-state';

/** A state in words; one of a newer release stays readable. */
export const orderStateName = (state: string): string =>
  Object.entries(shownStateNames).find(([name]) => name === state)?.[1] ?? state.replaceAll('_', ' ');
