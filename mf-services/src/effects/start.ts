import { merge, Subscription, switchMap } from '@sendahead/shared-contracts/bus/rx';
import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import { loadUntilThere } from '@sendahead/shared-contracts/client/load-until-there';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import {
  cardValidationRequestedEvent,
  validationRequestedEvent,
} from '@sendahead/shared-contracts/payments/topics';
import { createStore } from '@sendahead/shared-ui';
import { reduce } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { askAgain } from './ask-again.ts';
import { beginPlanning } from './begin-planning.ts';
import type { ItineraryStore } from './context.ts';
import { loadWhen } from './load-when.ts';
import { openCruise } from './open-cruise.ts';
import { publish } from './publish.ts';
import { publishTripType } from './publish-trip-type.ts';
import { readLink } from './read-link.ts';
import { readPage } from './read-page.ts';
import { restore } from './restore.ts';

/** Starts the remote on a page: its store, and every pipeline from topics to calls to topics. */
export function start(host: FragmentHost<'mf-services'>): { store: ItineraryStore; stop(): void } {
  const store = createStore(
    reduce,
    initialState(host.boot.brand, localNow(host.now(), homeTimeZone), host.boot.microsite?.id),
  );
  const context = { host, store };
  const events = merge(
    beginPlanning(context),
    askAgain(context),
    readLink(context),
    openCruise(context),
    readPage(context),
  );
  const running = new Subscription();
  running.add(events.subscribe((event) => store.dispatch(event)));
  running.add(publish(context).subscribe());
  running.add(publishTripType(context).subscribe());
  running.add(
    loadWhen(
      context,
      ({ cruise }) => cruise.chosen !== null,
      () => import('./tell-cruise.ts'),
      'load-cruise',
    )
      .pipe(switchMap(({ tellCruise }) => tellCruise(context)))
      .subscribe(),
  );
  running.add(restore(context).subscribe());
  running.add(
    host.bus.events(validationRequestedEvent).subscribe(() => {
      store.dispatch({ type: 'submitted' });
      void loadUntilThere(
        () => import('./count-problems.ts'),
        (error) => host.report(error, 'count problems'),
      ).then(({ countProblems }) => countProblems(context));
    }),
  );
  running.add(
    host.bus
      .events(cardValidationRequestedEvent)
      .subscribe(({ card }) => store.dispatch({ type: 'card-checked', card })),
  );
  host.bus.publish(sectionReadyEvent, { section: 'itinerary' });
  return { store, stop: () => running.unsubscribe() };
}
