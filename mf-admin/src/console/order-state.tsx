import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateNames } from '../copy/order-states.ts';
import './state.css';

/** What the mark of an order says: its state, and what matters more than that. */
export type ShownState = OrderState | 'out_for_delivery' | 'late';

/** The state of an order or a leg, as a colored mark. */
export function OrderStateMark({ state }: { state: ShownState }) {
  return (
    <span className="console-state" data-state={state}>
      {orderStateNames[state]}
    </span>
  );
}
