import { EMPTY, merge, mergeMap, type Observable } from '@sendahead/shared-contracts/bus/rx';
import type { CheckoutEvent } from '../state/events.ts';
import type { CardActions } from './card-actions.ts';
import { checkPickup } from './check-pickup.ts';
import type { EffectContext } from './context.ts';
import { continueAfterTerms } from './continue-after-terms.ts';
import { keepHolidayTerms } from './keep-holiday-terms.ts';
import { publishOutcome } from './publish-outcome.ts';
import { reprice } from './reprice.ts';
import { submitOrder } from './submit-order.ts';
import { type NonceMakers, tokenizeCard } from './tokenize-card.ts';
import { warnOfPrice } from './warn-of-price.ts';

interface Placing extends EffectContext {
  readonly card: CardActions;
  readonly nonces: NonceMakers;
}

/** What follows a price and an attempt to order, up to the receipt; loaded with the first bag: there is neither before. */
export const placingEffects = (context: Placing): Observable<CheckoutEvent> =>
  merge(
    tokenizeCard(context),
    reprice(context),
    checkPickup(context),
    submitOrder(context),
    // These publish and lead on; the state learns nothing from them.
    merge(
      warnOfPrice(context),
      publishOutcome(context),
      continueAfterTerms(context),
      keepHolidayTerms(context),
    ).pipe(mergeMap(() => EMPTY)),
  );
