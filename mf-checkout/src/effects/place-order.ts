import { merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { PlacingEvent } from '../state/placing-reducer.ts';
import { checkPickup } from './check-pickup.ts';
import type { EffectContext } from './context.ts';
import { submitPayment } from './submit-payment.ts';

/** What an order asks of the server; loaded with the first bag. */
export const placeOrder = (context: EffectContext): Observable<PlacingEvent> =>
  merge(checkPickup(context), submitPayment(context));
