import {
  debounceTime,
  distinctUntilChanged,
  map,
  mergeMap,
  type Observable,
} from '@sendahead/shared-contracts/bus/rx';
import type { AddressesEvent } from '../state/events.ts';
import { parseAddressLine } from '../state/one-line-address.ts';
import type { End } from '../state/state.ts';
import type { EffectContext } from './context.ts';

/** A person who still types the zip has not ended the line. */
const typingPauseMs = 700;

/** AD-15: takes an address apart that was typed or pasted into the first line as a whole. */
export const splitLines = ({ store }: EffectContext, end: End): Observable<AddressesEvent> =>
  store.changes.pipe(
    map(({ [end]: { point } }) => (point.kind === 'other' ? point.address1 : '')),
    distinctUntilChanged(),
    debounceTime(typingPauseMs),
    mergeMap((line): AddressesEvent[] => {
      const { split, point } = store.getState()[end];
      if (line === '' || line !== point.address1 || split?.line === line) return [];
      const parts = parseAddressLine(line);
      return parts ? [{ type: 'line-split', end, parts }] : [];
    }),
  );
