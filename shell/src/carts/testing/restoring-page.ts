import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { alertRaisedEvent, restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { keptTexts } from '../../testing/kept-texts.ts';
import { keepCart } from '../cart.ts';
import type { CartCredentials } from '../cart-credentials.ts';
import { keepHoldTurns } from '../hold/hold-turns.ts';
import { restoreCart } from '../restore.ts';
import { createUnsavedCopy } from '../unsaved-copy.ts';

/** The saved shipment form. */
export const form = { o_zip: '60601', roundtrip: 'true' as const };

/** The saved cart session. */
export const session = {
  origin_city: '',
  origin_state: '',
  destination_city: '',
  destination_state: '',
  travelers: [],
  ship_state: form,
};

/** The answer with a saved cart. */
export const saved = { display_id: 'SA-1', order_id: null, session };

/** What this browser keeps of its cart. */
export const credentials: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };

/** A page that restores the cart that its browser keeps. */
export function setUp(kept: CartCredentials | null, ...answers: readonly FakeAnswer[]) {
  const bus = createBus({ report: () => undefined });
  const own = bus.bind('shell');
  const api = fakeApi(...answers);
  const reports: unknown[] = [];
  const report = (error: unknown): void => void reports.push(error);
  let held = kept;
  const credentialsStore = {
    read: () => held,
    write: (next: CartCredentials) => {
      held = next;
    },
    clear: () => {
      held = null;
    },
  };
  const cart = keepCart({
    brandId: 5,
    api: () => api,
    bus: own,
    credentialsStore,
    onChange: () => undefined,
    report,
  });
  const remote = bus.bind('mf-addresses');
  const asked: unknown[] = [];
  const left: string[] = [];
  const alerts: unknown[] = [];
  remote.events(alertRaisedEvent).subscribe((alert) => alerts.push(alert));
  remote.events(restoreRequestedEvent).subscribe((request) => asked.push(request));
  const unsaved = createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 });
  return {
    own,
    unsaved,
    api,
    cart,
    remote,
    asked,
    alerts,
    reports,
    held: () => held,
    left,
    restore: () =>
      restoreCart({
        cart,
        api,
        bus: own,
        unsaved,
        turns: keepHoldTurns(),
        report,
        leave: (address) => left.push(address),
      }),
  };
}
