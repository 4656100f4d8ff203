import type { OrderSummary } from '@sendahead/shared-contracts/orders/order-detail';
import { customsNeeded, orderStateTones, orderStateWords } from '../copy/states.ts';
import { waitsForCustoms } from '../state/waits-for-customs.ts';
import { ToneMark } from './tone-mark.tsx';

/**
 * The state of an order as a mark, with one word and one color everywhere. PA-20: labels that wait for the customs list
 * are not called ready.
 */
export function StateMark({
  order,
}: {
  order: Pick<OrderSummary, 'state' | 'customs_open' | 'allowed_actions'>;
}) {
  const { state } = order;
  if (state === 'labels_ready' && waitsForCustoms(order))
    return <ToneMark tone="quiet">{customsNeeded}</ToneMark>;
  return <ToneMark tone={orderStateTones[state]}>{orderStateWords[state]}</ToneMark>;
}
