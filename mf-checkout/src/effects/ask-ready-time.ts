import { map, type Observable } from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { checkCarrierReadyTime } from '@sendahead/shared-contracts/payments/info-calls';
import type { EffectContext } from './context.ts';

/** Milliseconds that an order waits for the answer. */
const answerMs = 4000;

/** EP-52: whether the carrier still picks up on the chosen day. */
export function askReadyTime({ host, store }: EffectContext): Observable<boolean> {
  const { page, quote } = store.getState();
  const query = {
    x_order_tracking_id: quote.price?.orders[0]?._id ?? '',
    date_time: page.itinerary?.outbound.pickupDate ?? '',
  };
  return observeCall(host.api, checkCarrierReadyTime, { query }, { timeoutMs: answerMs }).pipe(
    map(({ status }) => status),
  );
}
