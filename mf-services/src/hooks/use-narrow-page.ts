import { useSyncExternalStore } from 'react';

/** Below this width the summary is not next to the form but folded into the bar. */
const narrowPage = '(max-width: 56.24rem)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia?.(narrowPage);
  query?.addEventListener('change', listener);
  return () => query?.removeEventListener('change', listener);
}

/** Whether the summary is not next to the form. */
export const useNarrowPage = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia?.(narrowPage).matches ?? true);
