import type { Observable } from '@sendahead/shared-contracts/bus/rx';
import type { SaveState } from '../carts/save-state.ts';
import { saveStateWords } from '../copy/save-state.ts';
import { useObservable } from './use-observable.ts';
import './save-status.css';

/** Where what was entered is, said quietly: screen readers find it here and are not interrupted by every save. */
export function SaveStatus({ saveState }: { saveState: Observable<SaveState> }) {
  const state = useObservable<SaveState>(saveState, 'nothing');
  return <p className="save-status">{saveStateWords[state]}</p>;
}
