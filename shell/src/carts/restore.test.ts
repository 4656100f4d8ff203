import { createBus } from '@sendahead/shared-contracts/bus/bus';
import { createCart, readCartSession } from '@sendahead/shared-contracts/carts/calls';
import { answering, type FakeAnswer, fakeApi, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import {
  alertRaisedEvent,
  cartNeededEvent,
  restoreRequestedEvent,
  sectionReadyEvent,
  sectionRestoredEvent,
  sections,
} from '@sendahead/shared-contracts/page/topics';
import { keptTexts } from '../testing/kept-texts.ts';
import { keepCart } from './cart.ts';
import type { CartCredentials } from './cart-credentials.ts';
import { markOrderedHere } from './ordered-here.ts';
import { restoreCart } from './restore.ts';
import { createUnsavedCopy } from './unsaved-copy.ts';

const form = { o_zip: '60601', roundtrip: 'true' as const };
const session = {
  origin_city: '',
  origin_state: '',
  destination_city: '',
  destination_state: '',
  travelers: [],
  ship_state: form,
};
const saved = { display_id: 'SA-1', order_id: null, session };
const credentials: CartCredentials = { id: 'crt_1', displayId: 'SA-1', token: 'secret' };
const opened = { id: 'crt_2', order_id: 'ord_2', display_id: 'SA-2', cart_token: 'token-2' };

function setUp(kept: CartCredentials | null, ...answers: readonly FakeAnswer[]) {
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
  remote.events(restoreRequestedEvent).subscribe((request) => asked.push(request));
  const unsaved = createUnsavedCopy({ brand: 'golf', storage: keptTexts(), now: () => 0 });
  return {
    own,
    unsaved,
    api,
    cart,
    remote,
    asked,
    reports,
    held: () => held,
    left,
    restore: () =>
      restoreCart({ cart, api, bus: own, unsaved, report, leave: (address) => left.push(address) }),
  };
}

describe('a saved booking', () => {
  it('is restored into a section that was ready before it was read', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    const { known } = page.restore();
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    await known;
    expect(page.asked).toEqual([{ section: 'ship-points', form }]);
  });

  it('is restored into a section that loads later, and only there', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    await page.restore().known;
    expect(page.asked).toEqual([]);
    page.remote.publish(sectionReadyEvent, { section: 'travelers' });
    expect(page.asked).toEqual([{ section: 'travelers', form }]);
  });

  it('B3-23 is overridden by input that this browser kept because it could not be saved', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    page.unsaved.write('crt_1', { ...form, o_zip: '33139' });
    await page.restore().known;
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    expect(page.asked).toEqual([{ section: 'ship-points', form: { ...form, o_zip: '33139' } }]);
  });

  it('B3-23 is restored from this browser when no cart could be opened', async () => {
    const page = setUp(null);
    page.unsaved.write(null, form);
    await page.restore().known;
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    expect(page.asked).toEqual([{ section: 'ship-points', form }]);
  });

  it('stays pending, section by section, until each has restored it', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    const restoration = page.restore();
    await restoration.known;
    page.remote.publish(sectionRestoredEvent, { section: 'ship-points' });
    expect([...(restoration.pending()?.sections ?? [])]).toEqual(['travelers', 'itinerary', 'checkout']);
    for (const section of ['travelers', 'itinerary', 'checkout'] as const) {
      page.remote.publish(sectionRestoredEvent, { section });
    }
    expect(restoration.pending()).toBeUndefined();
  });

  it.each([
    ['was ordered', answering(readCartSession, { ...saved, order_id: 'ord_1' })],
    [
      'is gone',
      answering(readCartSession, () => {
        throw refusal(404, 'cart_not_found');
      }),
    ],
  ])('is forgotten when the cart %s', async (_what, answer) => {
    const page = setUp(credentials, answer);
    await page.restore().known;
    expect([page.held(), page.asked, page.reports]).toEqual([null, [], []]);
  });
});

describe('a booking that several people are asked to pay', () => {
  it('GB-02 is not restored for changes: the page leads to the list of payers', async () => {
    const page = setUp(credentials, answering(readCartSession, { ...saved, bill_divided: true }));
    await page.restore().known;
    expect(page.left).toEqual([`/payments/shares?cart_id=${credentials.id}`]);
    expect(page.asked).toEqual([]);
    expect(page.held()).toEqual(credentials);
  });

  it('GB-02 does not prevent another booking', async () => {
    window.history.replaceState(null, '', '/ship?another=1');
    const page = setUp(credentials, answering(readCartSession, { ...saved, bill_divided: true }));
    await page.restore().known;
    window.history.replaceState(null, '', '/');
    expect([page.left, page.held()]).toEqual([[], null]);
  });
});

describe('a saved booking that cannot be read', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** Read by a server that fails so many times before it answers. */
  function failing(times: number, status = 0) {
    let left = times;
    const page = setUp(
      credentials,
      answering(readCartSession, () => {
        left -= 1;
        if (left >= 0) throw refusal(status, status === 0 ? 'connection_lost' : 'internal');
        return saved;
      }),
    );
    const said: string[] = [];
    page.own.events(alertRaisedEvent).subscribe(({ text }) => said.push(text));
    return { ...page, said, asks: () => page.api.calls.length };
  }

  it.each([0, 500, 503])(
    'EN-05 B3-23 after a %i a message says so, and it is read again automatically',
    async (status) => {
      const page = failing(2, status);
      const restoration = page.restore();
      page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
      await jest.advanceTimersByTimeAsync(999);
      expect([page.asks(), page.said]).toEqual([1, [expect.stringContaining('We’ll keep trying')]]);
      await jest.advanceTimersByTimeAsync(1);
      expect(page.asks()).toBe(2);
      await jest.advanceTimersByTimeAsync(3000);
      expect(page.asked).toEqual([{ section: 'ship-points', form }]);
      expect([page.said.length, page.reports, restoration.unread()]).toEqual([1, [], false]);
    },
  );

  it('EN-05 is kept for the next time, and a message says how to retry', async () => {
    const page = failing(9);
    const restoration = page.restore();
    await jest.advanceTimersByTimeAsync(4000);
    expect([page.held(), page.asks(), page.reports.length]).toEqual([credentials, 3, 1]);
    expect(page.said[1]).toMatch(/We couldn’t load your saved booking/);
    expect(restoration.unread()).toBe(true);
  });

  it('EN-05 is not requested again when the answer will not change', async () => {
    const page = failing(9, 400);
    page.restore();
    await jest.advanceTimersByTimeAsync(10_000);
    expect([page.asks(), page.reports.length]).toEqual([1, 1]);
  });
});

describe('a section that does not answer', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  async function restoring() {
    const page = setUp(credentials, answering(readCartSession, saved));
    const alerts: string[] = [];
    page.own.events(alertRaisedEvent).subscribe(({ text }) => alerts.push(text));
    const restoration = page.restore();
    for (const section of ['ship-points', 'travelers', 'itinerary'] as const)
      page.remote.publish(sectionReadyEvent, { section });
    await restoration.known;
    return { ...page, alerts, restoration };
  }

  it('is named after 5 s, the others are restored, and its saved part is kept', async () => {
    const { remote, alerts, restoration } = await restoring();
    remote.publish(sectionRestoredEvent, { section: 'ship-points' });
    remote.publish(sectionRestoredEvent, { section: 'itinerary' });
    await jest.advanceTimersByTimeAsync(4999);
    expect(alerts).toEqual([]);
    await jest.advanceTimersByTimeAsync(1);
    expect(alerts).toEqual([expect.stringContaining('Travelers & items')]);
    expect(alerts[0]).not.toMatch(/Ship from|Trip, dates|Coupon/);
    expect([...(restoration.pending()?.sections ?? [])]).toEqual(['travelers', 'checkout']);
  });

  it('has its 5 s after those before it have answered', async () => {
    const { remote, alerts } = await restoring();
    await jest.advanceTimersByTimeAsync(4000);
    remote.publish(sectionRestoredEvent, { section: 'ship-points' });
    await jest.advanceTimersByTimeAsync(4000);
    remote.publish(sectionRestoredEvent, { section: 'travelers' });
    remote.publish(sectionRestoredEvent, { section: 'itinerary' });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(alerts).toEqual([]);
  });
});

describe('restoring again on the same page', () => {
  it('passes the newer form to every loaded section', async () => {
    const forms = [form, { ...form, o_zip: '78701' }];
    const page = setUp(
      credentials,
      answering(readCartSession, () => ({
        ...saved,
        session: { ...session, ship_state: forms.shift() ?? form },
      })),
    );
    const restoration = page.restore();
    for (const section of sections) page.remote.publish(sectionReadyEvent, { section });
    await restoration.known;
    for (const section of sections) page.remote.publish(sectionRestoredEvent, { section });
    page.asked.length = 0;
    await restoration.restore();
    const newer = { o_zip: '78701', roundtrip: 'true' };
    expect(page.asked).toEqual(sections.map((section) => ({ section, form: newer })));
    expect(restoration.pending()).toMatchObject({ form: newer });
  });

  it('ignores the answer to an older request', async () => {
    const answers: ((zip: string) => void)[] = [];
    const page = setUp(
      credentials,
      answering(
        readCartSession,
        () =>
          new Promise((resolve) => {
            answers.push((o_zip) =>
              resolve({ ...saved, session: { ...session, ship_state: { ...form, o_zip } } }),
            );
          }),
      ),
    );
    const restoration = page.restore();
    const first = restoration.known;
    const second = restoration.restore();
    page.remote.publish(sectionReadyEvent, { section: 'travelers' });
    answers[1]?.('78701');
    await second;
    answers[0]?.('60601');
    await first;
    expect(page.asked).toEqual([{ section: 'travelers', form: { ...form, o_zip: '78701' } }]);
  });
});

describe('the cart', () => {
  it('EP-21 is opened once for any number of simultaneous requests', async () => {
    const page = setUp(null, answering(createCart, opened));
    page.remote.publish(cartNeededEvent, {});
    const [first, second] = await Promise.all([page.cart.need(), page.cart.need()]);
    expect(first).toEqual(second);
    expect(page.api.calls).toEqual([{ name: 'carts.create', input: { body: { cart: { brand_id: 5 } } } }]);
    expect(page.held()).toEqual({ id: 'crt_2', displayId: 'SA-2', token: 'token-2' });
  });

  it('OPEN-45 belongs to the microsite of its page', async () => {
    const bus = createBus({ report: () => undefined }).bind('shell');
    const api = fakeApi(answering(createCart, opened));
    const cart = keepCart({
      brandId: 5,
      micrositeId: 2,
      api: () => api,
      bus,
      credentialsStore: { read: () => null, write: () => undefined, clear: () => undefined },
      onChange: () => undefined,
      report: () => undefined,
    });
    await cart.need();
    expect(api.calls).toEqual([
      { name: 'carts.create', input: { body: { cart: { brand_id: 5, micro_site_id: 2 } } } },
    ]);
  });

  it('is requested again after a failure', async () => {
    let fail = true;
    const page = setUp(
      null,
      answering(createCart, () => {
        if (fail) throw refusal(500, 'internal');
        return opened;
      }),
    );
    await expect(page.cart.need()).rejects.toThrow();
    fail = false;
    await expect(page.cart.need()).resolves.toMatchObject({ id: 'crt_2' });
  });
});

describe("a page restored by the browser's back button", () => {
  afterEach(() => window.history.replaceState(null, ''));

  const said = async (): Promise<string[]> => {
    const texts: string[] = [];
    const bus = createBus({ report: () => undefined });
    const own = bus.bind('shell');
    own.events(alertRaisedEvent).subscribe(({ text }) => texts.push(text));
    const api = fakeApi();
    const credentialsStore = { read: () => null, write: () => undefined, clear: () => undefined };
    const report = (error: unknown): void => {
      throw error;
    };
    const cart = keepCart({
      brandId: 5,
      api: () => api,
      bus: own,
      credentialsStore,
      onChange: () => undefined,
      report,
    });
    await restoreCart({ cart, api, bus: own, unsaved: { read: () => null }, report }).known;
    return texts;
  };

  it('B3-5 says that its order is placed and not sent again', async () => {
    markOrderedHere();
    expect(await said()).toEqual([expect.stringMatching(/^Your order is placed/)]);
  });

  it('B3-5 says nothing when nothing was ordered', async () => {
    expect(await said()).toEqual([]);
  });
});
