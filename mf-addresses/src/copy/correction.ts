import type { End } from '../state/state.ts';
import { endTitle } from './end-words.ts';

/** AD-12, MD-07 */
export const correctionWords = {
  title: 'Address Validation Error',
  why: ({ end }: { end: End }) => `${endTitle(end)}: zip, city and state do not belong together.`,
  choose: 'Please select correct entry',
  update: 'Update',
} as const;
