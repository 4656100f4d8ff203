import {
  catchError,
  defer,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  mergeMap,
  type Observable,
  of,
  switchMap,
  take,
  takeWhile,
  timer,
} from '@sendahead/shared-contracts/bus/rx';
import { phoneFormatDelayMs } from '@sendahead/shared-contracts/constants';
import type { TravelersEvent } from '../state/events.ts';
import { phoneText } from '../state/phone.ts';
import type { TravelersState } from '../state/state.ts';
import type { EffectContext } from './context.ts';
import type { PhoneBook } from './phone-book.ts';

const isWanted = ({ phonesWanted, travelers }: TravelersState): boolean =>
  phonesWanted || travelers.some(({ phone }) => phone.number !== '');

const checkKey = (state: TravelersState, key: number): string => {
  const traveler = state.travelers.find((each) => each.key === key);
  return traveler ? `${traveler.phone.country}|${phoneText(traveler.phone)}` : '';
};

/** Validates one traveler's number whenever it has not changed for 100 ms (TR-04), as long as the traveler exists. */
const judgeOf = ({ store }: EffectContext, book: PhoneBook, key: number): Observable<TravelersEvent> =>
  store.changes.pipe(
    takeWhile((state) => state.travelers.some((traveler) => traveler.key === key)),
    map((state) => checkKey(state, key)),
    distinctUntilChanged(),
    switchMap(() => timer(phoneFormatDelayMs)),
    mergeMap(() => {
      const phone = store.getState().travelers.find((traveler) => traveler.key === key)?.phone;
      if (!phone || phone.number.trim() === '' || phone.check) return EMPTY;
      const of_ = phoneText(phone);
      return of<TravelersEvent>({
        type: 'phone-checked',
        key,
        of: of_,
        ...book.judge(of_, phone.country),
      });
    }),
  );

const judgeAll = (context: EffectContext, book: PhoneBook): Observable<TravelersEvent> => {
  const followedKeys = new Set<number>();
  return context.store.changes.pipe(
    mergeMap((state) => state.travelers.map(({ key }) => key).filter((key) => !followedKeys.has(key))),
    mergeMap((key) => {
      followedKeys.add(key);
      return judgeOf(context, book, key);
    }),
  );
};

/** VL-35: from the first phone on, loads the number rules once and validates every number with them. */
export const checkPhones = (context: EffectContext): Observable<TravelersEvent> =>
  context.store.changes.pipe(
    filter(isWanted),
    take(1),
    switchMap(() =>
      defer(() => from(context.loadPhoneBook())).pipe(
        // Without the rules VL-34 still applies to a number.
        catchError((error: unknown) => {
          context.host.report(error, 'phone-book');
          return EMPTY;
        }),
      ),
    ),
    switchMap((book) =>
      merge(
        of<TravelersEvent>({ type: 'phone-countries-known', countries: book.countries }),
        judgeAll(context, book),
      ),
    ),
  );
