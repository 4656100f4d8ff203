import { useSyncExternalStore } from 'react';

/** Where the summary does not stand beside the page; the width at which it folds into the bar. */
const narrowPage = '(max-width: 56.24rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrowPage);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether nothing stands beside the form. */
export const useNarrowPage = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(narrowPage).matches ?? true);
