import { merge, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { PlacingEvent } from '../state/placing-reducer.ts';
import { checkPickup } from './check-pickup.ts';
import type { EffectContext } from './context.ts';
import { submitOrder } from './submit-order.ts';

/** The server requests of an order; loaded with the first bag. */
export const placingEffects = (context: EffectContext): Observable<PlacingEvent> =>
  merge(checkPickup(context), submitOrder(context));
