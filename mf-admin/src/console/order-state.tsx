import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateNames } from '../copy/order-states.ts';
import './state.css';

/** Where an order or a leg stands, as a mark. */
export function OrderStateMark({ state }: { state: OrderState }) {
  return (
    <span className="console-state" data-state={state}>
      {orderStateNames[state]}
    </span>
  );
}
