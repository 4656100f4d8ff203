import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { SaveState } from '../carts/save-state.ts';
import { useObservable } from './use-observable.ts';
import './save-status.css';

const words: Readonly<Record<SaveState, string>> = {
  nothing: '',
  saved: 'Saved',
  offline: 'Offline: kept in this browser',
  kept: 'Kept in this browser, not saved yet',
};

/** Where what was entered is, said quietly: screen readers find it here and are not interrupted by every save. */
export function SaveStatus({ saveState }: { saveState: Observable<SaveState> }) {
  const state = useObservable<SaveState>(saveState, 'nothing');
  return <p className="save-status">{words[state]}</p>;
}
