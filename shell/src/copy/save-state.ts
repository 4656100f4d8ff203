import type { SaveState } from '../carts/save-state.ts';

export const saveStateWords: Readonly<Record<SaveState, string>> = {
  nothing: '',
  saved: 'Saved',
  offline: 'Offline: saved in this browser',
  kept: 'Saved in this browser only',
};
/** The connection is gone, and nothing was entered since the last save. */
export const savedBeforeOffline = 'Offline: saved so far';
