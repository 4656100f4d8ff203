import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { BehaviorSubject } from '@sendahead/shared-contracts/bus/rx';
import { readHold } from '@sendahead/shared-contracts/carts/hold-calls';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { assistanceTopic, cartTakenOverEvent } from '@sendahead/shared-contracts/page/assistance';
import { holdTopic } from '@sendahead/shared-contracts/page/hold';
import {
  alertRaisedEvent,
  restoreRequestedEvent,
  sectionReadyEvent,
  sectionRestoredEvent,
  sections,
} from '@sendahead/shared-contracts/page/topics';
import { emptyPage, type PageState } from '../../../page/page-state.ts';
import { keptTexts } from '../../../testing/kept-texts.ts';
import { keepCart } from '../../cart.ts';
import { restoreAndSave } from '../../restore-and-save.ts';
import { saveStates } from '../../save-state.ts';
import { createUnsavedCopy } from '../../unsaved-copy.ts';
import type { HeldServer } from './held-server.ts';

const showing = (zip: string): PageState => ({
  ...emptyPage,
  points: {
    origin: { ...emptyShipPoint('US', 'other'), zip },
    destination: emptyShipPoint('US', 'club'),
    valid: false,
    duplicate: false,
    blocked: false,
    checking: false,
  },
});

/** The page's document; without news, so that it polls. */
const withAddress = (search: string): Document =>
  Object.assign(new EventTarget(), { location: { search }, hidden: false }) as unknown as Document;

/** A page with one text, restored and saved by the shell's own code. */
function page(server: HeldServer, key: string, search: string) {
  const bus = createBus({ report: () => undefined });
  const own = bus.bind('shell');
  const part = bus.bind('mf-addresses');
  let token: string | null = key;
  const api = server.client(() => token ?? '');
  const cart = keepCart({
    brandId: 5,
    api: () => api,
    bus: own,
    credentialsStore: {
      read: () => ({ id: 'crt_1', displayId: 'SA-1', token: key }),
      write: () => undefined,
      clear: () => {
        token = null;
      },
    },
    onChange: () => undefined,
    report: () => undefined,
  });
  const state = new BehaviorSubject(emptyPage);
  const said: string[] = [];
  own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
  let text = '';
  part.events(restoreRequestedEvent).subscribe(({ section, form }) => {
    if (section === 'ship-points') {
      text = form.o_zip ?? '';
      state.next(showing(text));
    }
    part.publish(sectionRestoredEvent, { section });
  });
  for (const section of sections) part.publish(sectionReadyEvent, { section });
  const saving = restoreAndSave(
    {
      cart,
      api,
      bus: own,
      state,
      page: withAddress(search),
      unsaved: createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 }),
      linked: null,
      report: () => undefined,
    },
    new Set(sections),
    saveStates(),
  );
  return {
    bus,
    own,
    api,
    saving,
    said,
    text: () => text,
    /** A key press: the text grows. */
    type(letter: string) {
      text += letter;
      state.next(showing(text));
    },
  };
}

/** The customer's page: nothing can be typed while it shows that staff have the cart. */
export function customersPage(server: HeldServer) {
  const opened = page(server, 'customer', '');
  let held = false;
  opened.own.state(holdTopic).subscribe(({ by }) => {
    held = by !== null;
  });
  return { ...opened, mayType: () => !held };
}

const lookMs = 2000;

/** The page of staff who take the cart over; it notices within two seconds that the cart is lost. */
export function staffsPage(server: HeldServer) {
  const key = server.takeOver();
  const opened = page(server, key, '?takeover_id=tko_1');
  const admin = opened.bus.bind('mf-admin');
  const whose = { userId: null, userEmail: null };
  let phase: 'filling' | 'held' | 'over' = 'filling';
  admin.publish(assistanceTopic, { kind: 'none', ...whose });
  admin.publish(assistanceTopic, { kind: 'takeover', ...whose });
  opened.own.events(sectionRestoredEvent).subscribe(() => {
    if (phase === 'filling') phase = 'held';
  });
  const look = (): void => {
    if (phase === 'over') return;
    opened.api
      .call(readHold, { params: { cartId: 'crt_1' }, query: {} })
      .then(({ hold_turn }) =>
        admin.publish(cartTakenOverEvent, hold_turn === undefined ? {} : { holdTurn: hold_turn }),
      )
      .catch(() => {
        phase = 'over';
        admin.publish(assistanceTopic, { kind: 'none', ...whose, lost: true });
      });
    setTimeout(look, lookMs);
  };
  setTimeout(() => admin.publish(cartTakenOverEvent, {}), 1000);
  setTimeout(look, lookMs);
  return {
    ...opened,
    mayType: () => phase === 'held',
    async release() {
      if (phase !== 'held') return;
      await opened.saving.saveNow().catch(() => undefined);
      phase = 'over';
      server.release(key);
    },
  };
}
