import { distinctUntilChanged, map, type Observable, tap } from '@sendahead/shared-contracts/bus/rx';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import type { EffectContext } from './context.ts';

/** A price with a problem of the pickup date: shows the server's message for 20 s. */
export const warnOfPrice = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(({ quote }) => quote.price),
    distinctUntilChanged(),
    tap((price) => {
      if (!price?.pickup_date_error || price.pickup_date_error_message === null) return;
      host.bus.publish(alertRaisedEvent, {
        severity: 'warning',
        text: price.pickup_date_error_message,
        seconds: 20,
      });
    }),
  );
