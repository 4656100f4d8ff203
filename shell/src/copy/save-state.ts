import type { SaveState } from '../carts/save-state.ts';

export const saveStateWords: Readonly<Record<SaveState, string>> = {
  nothing: '',
  saved: 'Saved',
  offline: 'Offline: kept in this browser',
  kept: 'Kept in this browser, not saved yet',
};
