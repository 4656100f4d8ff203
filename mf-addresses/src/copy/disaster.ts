import type { End } from '../state/state.ts';
import { endTitle } from './end-words.ts';

/** AD-22, MD-04 */
export const disasterWords = {
  notices: ({ end }: { end: End }) => `Notices for ${endTitle(end).toLowerCase()}`,
  title: ({ end }: { end: End }) => `Before you ship ${end === 'origin' ? 'from' : 'to'} this address`,
  read: 'I’ve read this',
} as const;
