import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import { useSyncExternalStore } from 'react';
import type { SaveState } from '../carts/save-state.ts';
import { savedBeforeOffline, saveStateWords } from '../copy/save-state.ts';
import { useObservable } from './use-observable.ts';
import './save-status.css';

const onLineChange = (tell: () => void): (() => void) => {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
};

/**
 * Shows where the input is stored, quietly: screen readers find it here and are not interrupted by every
 * save.
 */
export function SaveStatus({ saveState }: { saveState: Observable<SaveState> }) {
  const state = useObservable<SaveState>(saveState, 'nothing');
  const online = useSyncExternalStore(onLineChange, () => navigator.onLine);
  const words = state === 'saved' && !online ? savedBeforeOffline : saveStateWords[state];
  return <p className="save-status">{words}</p>;
}
