import type { OrderState } from '@sendahead/shared-contracts/orders/states';
import { orderStateTones, orderStateWords } from '../copy/states.ts';
import { ToneMark } from './tone-mark.tsx';

/** Where an order stands, as a mark: one word and one colour everywhere. */
export function StateMark({ state }: { state: OrderState }) {
  return <ToneMark tone={orderStateTones[state]}>{orderStateWords[state]}</ToneMark>;
}
