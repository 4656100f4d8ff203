import { filter, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { readGiftCards } from '@sendahead/shared-contracts/ship-form/gift-cards';
import type { EffectContext } from './context.ts';

/** Restores the coupon and the gift cards of a saved booking and answers when done. Nothing of a payment is ever saved. */
export const restore = ({ host, store }: EffectContext): Observable<unknown> =>
  host.bus.events(restoreRequestedEvent).pipe(
    filter(({ section }) => section === 'checkout'),
    tap(({ form }) => {
      if (form.coupon) store.dispatch({ type: 'coupon-restored', code: form.coupon });
      const gift_card = readGiftCards(form);
      if (gift_card) store.dispatch({ type: 'credits-filled', fields: { gift_card } });
      // The price of a followed cart may change although the trip does not: staff may grant a concession.
      if (store.getState().quote.price !== null) store.dispatch({ type: 'price-retried' });
      host.bus.publish(sectionRestoredEvent, { section: 'checkout' });
    }),
  );
