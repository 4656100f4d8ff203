import {
  catchError,
  debounceTime,
  distinctUntilChanged,
  EMPTY,
  from,
  map,
  type Observable,
  switchMap,
} from '@sendahead/shared-contracts/bus/rx';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import { phoneFormatDelayMs } from '@sendahead/shared-contracts/constants';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import type { AddressesEvent } from '../state/events.ts';
import { phoneKey } from '../state/phone.ts';
import type { EffectContext } from './context.ts';

/** Heavy, and only needed once somebody typed a whole number. */
const loadRules = () =>
  from(loadUntilThere(() => import('@sendahead/shared-contracts/validation/phone-rules')));

/**
 * VL-35, VL-36: whether the number at an end is valid in its country; without the rules only VL-34 applies.
 */
export const checkPhone = ({ host, store }: EffectContext, end: ShipEnd): Observable<AddressesEvent> =>
  store.changes.pipe(
    map((state) => phoneKey(state[end].point)),
    distinctUntilChanged(),
    debounceTime(phoneFormatDelayMs),
    switchMap((of) => {
      const { phone, country } = store.getState()[end].point;
      if (!isPhoneText(phone, country)) return EMPTY;
      return loadRules().pipe(
        map(({ judgePhone, internationalPhone }): AddressesEvent => {
          const { valid } = judgePhone(phone, country);
          return {
            type: 'phone-checked',
            end,
            check: { of, valid, abroad: internationalPhone(phone, country) },
          };
        }),
        catchError((error: unknown) => {
          host.report(error, 'phone-rules');
          return EMPTY;
        }),
      );
    }),
  );
