import {
  catchError,
  concat,
  distinctUntilChanged,
  EMPTY,
  map,
  type Observable,
  of,
  startWith,
  switchMap,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { isTransient } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { validateShipPoints } from '@sendahead/shared-contracts/geo/calls';
import { writePoints } from '@sendahead/shared-contracts/ship-form/points';
import type { AddressesEvent } from '../state/events.ts';
import { canValidate, isSettled } from '../state/publication.ts';
import { validationKey } from '../state/validation-key.ts';
import { type EffectContext, micrositeOf } from './context.ts';

/** A pause in typing; values from an answer need no further wait. */
const pauseMs = (settled: boolean): number => (settled ? 0 : 300);
/** Milliseconds until a request without an answer is repeated, longer each time. */
const pausesMs = [2000, 4000, 8000, 15_000];

/** AD-11: asks whether the pair can be served, once per pair of addresses; a change aborts the request. */
export function validatePair({ host, store, context }: EffectContext): Observable<AddressesEvent> {
  const question = (key: string): Observable<AddressesEvent> => {
    const { origin, destination } = store.getState();
    const form = writePoints({ origin: origin.point, destination: destination.point });
    const body = { ...form, ...micrositeOf(context().micrositeId) };
    return observeCall(host.api, validateShipPoints, { body }).pipe(
      map(
        (answer): AddressesEvent => ({
          type: 'validation-arrived',
          key,
          valid: answer.valid,
          candidates: { origin: answer.origination_candidates, destination: answer.destination_candidates },
          warning: answer.microsite_carrier_warning,
        }),
      ),
    );
  };
  const ask = (key: string, tries = 0): Observable<AddressesEvent> =>
    question(key).pipe(
      catchError((error: unknown) => {
        const failed = of<AddressesEvent>({ type: 'validation-failed', key });
        const pause = pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0;
        return isTransient(error)
          ? concat(failed, timer(pause).pipe(switchMap(() => ask(key, tries + 1))))
          : failed;
      }),
    );
  return store.changes.pipe(
    map((state) => ({ key: canValidate(state) ? validationKey(state) : '', settled: isSettled(state) })),
    distinctUntilChanged((a, b) => a.key === b.key),
    switchMap(({ key, settled }) => timer(pauseMs(settled)).pipe(map(() => key))),
    switchMap((key) =>
      key === '' || store.getState().validation.key === key
        ? EMPTY
        : ask(key).pipe(startWith<AddressesEvent>({ type: 'validation-asked', key })),
    ),
  );
}
