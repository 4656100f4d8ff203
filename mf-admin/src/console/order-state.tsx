import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateNames } from '../copy/order-states.ts';
import './state.css';

/** The state of an order or a leg, as a colored mark. */
export function OrderStateMark({ state }: { state: OrderState }) {
  return (
    <span className="console-state" data-state={state}>
      {orderStateNames[state]}
    </span>
  );
}
