import type { SessionSlice } from '@sendahead/shared-contracts/accounts/session-slice';
import { sessionTopic, signedInEvent } from '@sendahead/shared-contracts/accounts/topics';
import { guestBoot } from '@sendahead/shared-contracts/factories/boot';
import { type FakeAnswer, fakeApi } from '@sendahead/shared-contracts/factories/fake-api';
import { fakeHost } from '@sendahead/shared-contracts/factories/fake-host';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { alertRaisedEvent, cartNeededEvent, contextTopic } from '@sendahead/shared-contracts/page/topics';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { itineraryTopic } from '@sendahead/shared-contracts/services/topics';
import { travelersTopic } from '@sendahead/shared-contracts/travelers/topics';
// Loaded beforehand: the first import of lazy code takes real time, which a fake clock does not control.
import '../effects/read-saved-cards.ts';
import '../fragments/payment/payment-choice.tsx';
import { createAccountActions } from '../effects/account-actions.ts';
import { start } from '../effects/start.ts';
import { fakeProvider } from './fake-provider.ts';
import { happyPath } from './happy-path.ts';
import { goodPoints, goodTravelers, oneWay } from './page-slices.ts';
import { customer, guest } from './people.ts';

type Flags = ReturnType<typeof guestBoot>['flags'];

/** The remote running on a page without a shell, whose other parts the test fakes. */
export function startedWith(options: {
  answers?: readonly FakeAnswer[];
  flags?: Partial<Flags>;
  microsite?: ReturnType<typeof guestBoot>['microsite'];
  /** The user for whom the page was loaded. */
  bootSession?: Partial<ReturnType<typeof guestBoot>['session']>;
  /** The payment provider; only a card pays if there is no provider. */
  paymentProvider?: ReturnType<typeof guestBoot>['payment_provider'];
  /** The methods that the shop's account at the provider supports; all by default. */
  paymentWays?: ReturnType<typeof guestBoot>['payment_ways'];
  brand?: Partial<ReturnType<typeof guestBoot>['brand']>;
}) {
  const fake = fakeApi(...(options.answers ?? []), ...happyPath);
  const keysSent: string[] = [];
  const api: typeof fake = {
    calls: fake.calls,
    call(definition, input, more) {
      const key = more?.headers?.['Idempotency-Key'];
      if (key !== undefined) keysSent.push(key);
      return fake.call(definition, input, more);
    },
  };
  const boot = guestBoot();
  const host = fakeHost('mf-checkout', {
    api,
    boot: {
      ...boot,
      brand: { ...boot.brand, ...options.brand },
      microsite: options.microsite,
      payment_provider: options.paymentProvider,
      payment_ways: options.paymentWays ?? ['paypal', 'applePay', 'googlePay'],
      flags: { ...boot.flags, ...options.flags },
      session: { ...boot.session, ...options.bootSession },
    },
  });
  const provider = fakeProvider();
  const visited: string[] = [];
  const alerts: string[] = [];
  const asked = { cart: 0, validation: 0 };
  const shell = host.page.bind('shell');
  shell.events(alertRaisedEvent).subscribe(({ text, seconds }) => alerts.push(`${seconds}: ${text}`));
  shell.events(validationRequestedEvent).subscribe(() => {
    asked.validation += 1;
  });
  shell.events(cartNeededEvent).subscribe(() => {
    asked.cart += 1;
  });

  let keys = 0;
  const { store: checkout, stop } = start(host, {
    navigate: (address) => visited.push(address),
    createKey: () => {
      keys += 1;
      return `key-${keys}`;
    },
    chooseProvider: async () => provider,
  });

  const account = createAccountActions({ host, store: checkout.store, navigate: checkout.navigate });
  const page = {
    session: (session: SessionSlice) => shell.publish(sessionTopic, session),
    cart: (id: string | null) =>
      shell.publish(contextTopic, {
        brand: 'golf',
        brandId: 1,
        micrositeId: options.microsite?.id ?? null,
        layout: 'regular',
        cart: id === null ? null : { id, displayId: `SA-${id}` },
        query: {},
      }),
    points: (points = goodPoints()) => host.page.bind('mf-addresses').publish(shipPointsTopic, points),
    travelers: (travelers = goodTravelers()) =>
      host.page.bind('mf-travelers').publish(travelersTopic, travelers),
    itinerary: (itinerary = oneWay()) => host.page.bind('mf-services').publish(itineraryTopic, itinerary),
    /** Acts as the shell after a sign-in: reads the session again and publishes it. */
    entersAs: (session = customer()) =>
      shell.events(signedInEvent).subscribe(() => shell.publish(sessionTopic, session)),
  };
  /** Everything that a price requires. */
  const complete = (session: SessionSlice = guest): void => {
    page.session(session);
    page.cart('cart_1');
    page.points();
    page.travelers();
    page.itinerary();
  };
  const called = (name: string) => api.calls.filter((call) => call.name === name);
  const state = () => checkout.store.getState();
  return {
    api,
    host,
    provider,
    checkout,
    account,
    stop,
    page,
    complete,
    called,
    state,
    visited,
    alerts,
    asked,
    keysSent,
  };
}

export const started = (...answers: readonly FakeAnswer[]) => startedWith({ answers });

/** Advances fake time, and lets every promise of the fakes settle. */
export const pass = async (ms: number): Promise<void> => {
  await jest.advanceTimersByTimeAsync(ms);
};

/** A typed card and a billing address. */
export async function payable(page: ReturnType<typeof started>): Promise<void> {
  page.checkout.card.open(document.createElement('div'), page.checkout.placeOrder);
  await pass(0);
  page.provider.type(true);
  page.checkout.store.dispatch({ type: 'billing-typed', field: 'zip', text: '78701' });
}

/** A page on which everything is filled in, priced and payable. */
export async function readyPage(
  options: Parameters<typeof startedWith>[0] & { session?: SessionSlice } = {},
): Promise<ReturnType<typeof startedWith>> {
  const page = startedWith(options);
  page.complete(options.session ?? customer());
  await pass(400);
  await payable(page);
  return page;
}
