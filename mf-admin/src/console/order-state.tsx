import { type ShownState, shownStateNames } from '@sendahead/shared-contracts/console/shown-state';
import './state.css';

/** The state of an order or a leg, as a colored mark. */
export function OrderStateMark({ state }: { state: ShownState }) {
  return (
    <span className="console-state" data-state={state}>
      {shownStateNames[state]}
    </span>
  );
}
