import { useSyncExternalStore } from 'react';

/** Below 900 px the page has one column: the summary is a sheet, and a bar at the bottom holds total and next step. */
export const narrowPage = '(max-width: 56.24rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrowPage);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the page is narrow now; false where there is no layout. */
export const useNarrowPage = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(narrowPage).matches ?? false);
