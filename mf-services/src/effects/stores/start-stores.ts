import {
  catchError,
  distinctUntilChanged,
  EMPTY,
  filter,
  from,
  map,
  merge,
  Observable,
  of,
  Subscription,
  skip,
  switchMap,
  tap,
} from '@sendahead/shared-contracts/bus/rx';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { storesNear } from '@sendahead/shared-contracts/stores/calls';
import { createStore, type Store } from '@sendahead/shared-ui';
import { isZip, readSearch, storeLocatorPath } from '../../state/stores/search.ts';
import { initialStores, reduceStores, type StoresEvent, type StoresState } from '../../state/stores/state.ts';

export type StoresStore = Store<StoresState, StoresEvent>;

/** RT-22: the store locator: requests the search, and keeps it in the address. */
export function startStores(host: FragmentHost<'mf-services'>): { store: StoresStore; stop(): void } {
  const store = createStore(reduceStores, initialStores(readSearch(location.search)));
  const running = new Subscription();
  const events = merge(askForStores(host, store), readUrl());
  running.add(events.subscribe((event) => store.dispatch(event)));
  running.add(keepInUrl(store).subscribe());
  return { store, stop: () => running.unsubscribe() };
}

const searches = (store: StoresStore): Observable<StoresState> =>
  store.changes.pipe(distinctUntilChanged((a, b) => a.turn === b.turn));

/** A newer search aborts the one in progress. */
const askForStores = (host: FragmentHost<'mf-services'>, store: StoresStore): Observable<StoresEvent> =>
  searches(store).pipe(
    switchMap(({ search, answer }) => {
      if (answer.state !== 'asking') return EMPTY;
      const { radius, carrier } = search;
      return zipOf(host, search.zip).pipe(
        switchMap((zip) => observeCall(host.api, storesNear, { query: { zip, radius, carrier } })),
        map((near): StoresEvent => ({ type: 'found', near })),
        catchError((error: unknown) =>
          of<StoresEvent>({
            type: isApiError(error) && error.status === 404 ? 'zip-unknown' : 'failed',
          }),
        ),
      );
    }),
  );

/** The zip code itself, or that of the town, whose lookup only a town loads. */
const zipOf = (host: FragmentHost<'mf-services'>, typed: string): Observable<string> =>
  isZip(typed)
    ? of(typed)
    : from(import('./zip-of-town.ts')).pipe(switchMap(({ zipOfTown }) => zipOfTown(host, typed)));

/** Back and forward repeat the search of the address. */
const readUrl = (): Observable<StoresEvent> =>
  new Observable((subscriber) => {
    const tell = (): void => subscriber.next({ type: 'searched', search: readSearch(location.search) });
    window.addEventListener('popstate', tell);
    return () => window.removeEventListener('popstate', tell);
  });

const keepInUrl = (store: StoresStore): Observable<string> =>
  searches(store).pipe(
    skip(1),
    map(({ search }) => storeLocatorPath(search)),
    filter((url) => url !== location.pathname + location.search),
    tap((url) => history.pushState(null, '', url)),
  );
