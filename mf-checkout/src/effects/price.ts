import { type Observable, of, switchMap, timer } from '@sendahead/shared-contracts/bus/rx';
import { ApiError, isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { checkoutTimings } from '@sendahead/shared-contracts/constants';
import { experimentOf } from '@sendahead/shared-contracts/flags/experiment';
import { shipPrice } from '@sendahead/shared-contracts/pricing/calls';
import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { writePickupOptions } from '@sendahead/shared-contracts/ship-form/pickup-options';
import type { ShipmentForm } from '@sendahead/shared-contracts/ship-form/schema';
import { hasLines } from '../state/quote.ts';
import type { EffectContext } from './context.ts';

/** How often an answer without lines is requested again before it counts as a failure. */
const emptyAnswers = 5;

/** PR-03: one price; an order without line items is requested again after 2 s. Fails with ApiError. */
export function price(context: EffectContext, form: ShipmentForm, tries = 1): Observable<PriceResponse> {
  // PR-10: which variant of an experiment sees the price.
  const body = { ...form, ...writePickupOptions(form), ...experimentOf(context.host.boot.flags) };
  return observeCall(context.host.api, shipPrice, { body }).pipe(
    switchMap((answer) => {
      if (hasLines(answer)) return of(answer);
      if (tries >= emptyAnswers) throw new ApiError({ status: 200, code: 'price_incomplete' });
      return timer(checkoutTimings.priceRetryMs).pipe(switchMap(() => price(context, form, tries + 1)));
    }),
  );
}

export const priceFailureOf = (error: unknown): string => (isApiError(error) ? error.code : 'internal');
