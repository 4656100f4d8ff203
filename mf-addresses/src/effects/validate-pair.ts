import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { validateShipPoints } from '@sendahead/shared-contracts/geo/calls';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { AddressesEvent } from '../state/events.ts';
import { canValidate, validationKey } from '../state/publication.ts';
import type { EffectContext } from './context.ts';

const settleMs = 300;

/** AD-11: asks whether the pair can be served, once per pair of addresses; a change aborts the question. */
export function validatePair({ host, store }: EffectContext): Observable<AddressesEvent> {
  const ask = (key: string): Observable<AddressesEvent> => {
    const { origin, destination } = store.getState();
    const form = writeShipForm({
      points: { origin: origin.point, destination: destination.point },
      travelers: null,
      itinerary: null,
      coupon: '',
      giftCard: '',
    });
    return observeCall(host.api, validateShipPoints, { body: form }).pipe(
      map(
        (answer): AddressesEvent => ({
          type: 'validation-arrived',
          key,
          valid: answer.valid,
          candidates: { origin: answer.origination_candidates, destination: answer.destination_candidates },
          warning: answer.microsite_carrier_warning,
        }),
      ),
      catchError(() => of<AddressesEvent>({ type: 'validation-failed', key })),
      startWith<AddressesEvent>({ type: 'validation-asked', key }),
    );
  };
  return store.changes.pipe(
    map((state) => (canValidate(state) ? validationKey(state) : '')),
    distinctUntilChanged(),
    debounceTime(settleMs),
    switchMap((key) => (key === '' || store.getState().validation.key === key ? EMPTY : ask(key))),
  );
}
