import {
  distinctUntilChanged,
  filter,
  map,
  merge,
  type Observable,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { checkoutTopic } from '@sendahead/shared-contracts/payments/topics';
import { priceToldEvent, quoteTopic } from '@sendahead/shared-contracts/pricing/topics';
import { meantMethod } from '../state/payment-body.ts';
import { isRunning } from '../state/placing.ts';
import { servicesCents } from '../state/running-price.ts';
import type { CheckoutState } from '../state/state.ts';
import type { EffectContext } from './context.ts';

const phaseOf = ({ placing }: CheckoutState): 'idle' | 'in_progress' | 'placed' => {
  if (placing.phase === 'placed') return 'placed';
  return isRunning(placing) ? 'in_progress' : 'idle';
};

const refusalOf = ({ placing }: CheckoutState): { refused?: string } =>
  placing.phase === 'refused' ? { refused: placing.code } : {};

/** Publishes the current price, whether there is no price, and whether an order is being placed. */
export const publish = ({ host, store }: EffectContext): Observable<unknown> =>
  merge(
    store.changes.pipe(
      map(({ quote: { request, price }, page, credits }) => ({
        request,
        price,
        giftCards: credits.fields.gift_card,
        soFarCents: servicesCents(page.itinerary),
      })),
      distinctUntilChanged(
        (a, b) =>
          a.request === b.request &&
          a.price === b.price &&
          a.giftCards === b.giftCards &&
          a.soFarCents === b.soFarCents,
      ),
      tap(({ request, price, giftCards, soFarCents }) =>
        host.bus.publish(quoteTopic, {
          state: request === 'answered' ? 'priced' : request,
          price: request === 'idle' ? null : price,
          giftCards,
          soFarCents,
        }),
      ),
    ),
    store.changes.pipe(
      map(({ quote }) => quote.request),
      // While the price is requested again, the last published one stays valid.
      filter((request) => request !== 'asking'),
      map((request) => request === 'failed'),
      distinctUntilChanged(),
      tap((failed) => host.bus.publish(priceToldEvent, { failed })),
    ),
    store.changes.pipe(
      map((state) => ({ phase: phaseOf(state), method: meantMethod(state), ...refusalOf(state) })),
      distinctUntilChanged((a, b) => a.phase === b.phase && a.refused === b.refused && a.method === b.method),
      tap((checkout) => host.bus.publish(checkoutTopic, checkout)),
    ),
  );
