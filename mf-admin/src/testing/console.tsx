import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { giftLimit, ownLimits } from '@sendahead/shared-contracts/console/money-calls';
import { closeOrder, keepOrderOpen } from '@sendahead/shared-contracts/console/order-viewer-calls';
import { answering, type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startConsole } from '../console/start-console.ts';
import { ConsoleView } from '../fragments/console/console.tsx';
import { sessionOf } from './people.ts';

/** Nobody else has an order open, and staff have no limit, unless a test says otherwise. */
const alone = [
  answering(ownLimits, { refund_cents: null, discount_percent: null, cards_cents: cents(0) }),
  answering(giftLimit, { limit_cents: null, used_cents: cents(0) }),
  answering(keepOrderOpen, { colleagues: [] }),
  answering(closeOrder, { success: true }),
];

/** Opens the console at an address, with prepared answers, for a member of staff. */
export function openConsole(path: string, answers: readonly FakeAnswer[], role: Role = 'admin') {
  window.history.replaceState(null, '', path);
  const api = fakeApi(...answers, ...alone);
  const host = fakeHost('mf-admin', { api });
  host.page.bind('shell').publish(sessionTopic, sessionOf(role));
  const { store, stop } = startConsole(host);
  const { unmount } = render(<ConsoleView store={store} host={host} />);
  return {
    api,
    host,
    user: userEvent.setup(),
    called: (name: string) => api.calls.filter((call) => call.name === name),
    close: () => {
      unmount();
      stop();
    },
  };
}
