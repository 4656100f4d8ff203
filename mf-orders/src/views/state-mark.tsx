import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateTones, orderStateWords } from '../copy/states.ts';
import { ToneMark } from './tone-mark.tsx';

/** The state of an order as a mark, with one word and one color everywhere. */
export function StateMark({ state }: { state: OrderState }) {
  return <ToneMark tone={orderStateTones[state]}>{orderStateWords[state]}</ToneMark>;
}
