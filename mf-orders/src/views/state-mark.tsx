import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateWords } from '../copy/states.ts';
import './state-mark.css';

/** Where an order or a leg of it stands, as a mark: one word and one colour everywhere. */
export function StateMark({ state }: { state: OrderState }) {
  return (
    <span className="orders-state" data-state={state}>
      {orderStateWords[state]}
    </span>
  );
}
