import {
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  skip,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import type { EffectContext } from './context.ts';

/** PY-07: an attempt that finds something missing lets every section show its errors. */
export const requestValidation = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(({ submits }) => submits),
    distinctUntilChanged(),
    skip(1),
    filter((submits) => submits > 0),
    tap(() => host.bus.publish(validationRequestedEvent, {})),
  );
