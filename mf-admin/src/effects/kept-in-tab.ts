import type { Kept } from './keep-concessions.ts';

/** The tab's session storage; failures to store are ignored. */
export const keptInTab: Kept = {
  read(key) {
    try {
      return sessionStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write(key, text) {
    try {
      sessionStorage.setItem(key, text);
    } catch {
      // A value that cannot be stored is asked for again after a reload.
    }
  },
};
