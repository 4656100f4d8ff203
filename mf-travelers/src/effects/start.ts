import { merge, Subscription } from '@sendahead/shared-contracts/bus/rx';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { sectionReadyEvent } from '@sendahead/shared-contracts/page/topics';
import {
  cardValidationRequestedEvent,
  validationRequestedEvent,
} from '@sendahead/shared-contracts/payments/topics';
import { createStore } from '@sendahead/shared-ui';
import { reduceFor } from '../state/reducer.ts';
import { initialState } from '../state/state.ts';
import { checkPhones } from './check-phones.ts';
import type { EffectContext, TravelersStore } from './context.ts';
import { homePhones } from './home-phones.ts';
import { publish } from './publish.ts';
import { readLink } from './read-link.ts';
import { readPage } from './read-page.ts';
import { removeEmptiedLines } from './remove-emptied-lines.ts';
import { restore } from './restore.ts';

const loadPhoneBook: EffectContext['loadPhoneBook'] = () =>
  import('./phone-book.ts').then(({ phoneBook }) => phoneBook);

/** Starts the remote on a page: its store, and every pipeline from topics to state to topics. */
export function start(host: FragmentHost<'mf-travelers'>): { store: TravelersStore; stop(): void } {
  const { brand, session } = host.boot;
  const store = createStore(reduceFor(brand), initialState(brand, session.role));
  const context = { host, store, loadPhoneBook };
  const running = new Subscription();
  running.add(
    merge(
      readLink(context),
      readPage(context),
      removeEmptiedLines(context),
      checkPhones(context),
      homePhones(context),
    ).subscribe((event) => store.dispatch(event)),
  );
  running.add(publish(context).subscribe());
  running.add(restore(context).subscribe());
  running.add(
    host.bus.events(validationRequestedEvent).subscribe(() => {
      store.dispatch({ type: 'submitted' });
      import('./count-problems.ts')
        .then(({ countProblems }) => countProblems(context))
        .catch((error: unknown) => host.report(error, 'count problems'));
    }),
  );
  running.add(
    host.bus
      .events(cardValidationRequestedEvent)
      .subscribe(({ card }) => store.dispatch({ type: 'card-checked', card })),
  );
  host.bus.publish(sectionReadyEvent, { section: 'travelers' });
  return { store, stop: () => running.unsubscribe() };
}
