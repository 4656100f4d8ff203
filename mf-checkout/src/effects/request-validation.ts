import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import {
  distinctUntilChanged,
  filter,
  map,
  type Observable,
  skip,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { missingTexts } from '../copy/missing.ts';
import type { EffectContext } from './context.ts';

/**
 * PY-07, PY-25: an attempt that finds something missing makes every section show its errors, and is counted
 * without a value.
 */
export const requestValidation = ({ host, store }: EffectContext): Observable<unknown> =>
  store.changes.pipe(
    map(({ submits }) => submits),
    distinctUntilChanged(),
    skip(1),
    filter((submits) => submits > 0),
    tap(() => {
      host.bus.publish(validationRequestedEvent, {});
      for (const field of store.getState().missed) {
        const properties = { field_name: field, message: missingTexts[field], form_name: 'ship' };
        host.bus.publish(trackedEvent, { name: 'validation_error', properties });
      }
    }),
  );
