import { readCartSession } from '@sendahead/shared-contracts/carts/calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { sectionReadyEvent, sectionRestoredEvent, sections } from '@sendahead/shared-contracts/page/topics';
import { credentials, form, saved, session, setUp } from './testing/restoring-page.ts';

describe('a saved booking', () => {
  it('a saved booking is restored into a section that was ready before it was read', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    const { known } = page.restore();
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    await known;
    expect(page.asked).toEqual([{ section: 'ship-points', form }]);
  });

  it('a saved booking is restored into a section that loads later, and only there', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    await page.restore().known;
    expect(page.asked).toEqual([]);
    page.remote.publish(sectionReadyEvent, { section: 'travelers' });
    expect(page.asked).toEqual([{ section: 'travelers', form }]);
  });

  it('B3-23 a saved booking is overridden by input that this browser kept because it could not be saved', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    page.unsaved.write('crt_1', { ...form, o_zip: '33139' });
    await page.restore().known;
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    expect(page.asked).toEqual([{ section: 'ship-points', form: { ...form, o_zip: '33139' } }]);
  });

  it('B3-23 a booking is restored from this browser when no cart could be opened', async () => {
    const page = setUp(null);
    page.unsaved.write(null, form);
    await page.restore().known;
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    expect(page.asked).toEqual([{ section: 'ship-points', form }]);
  });

  it('TR-21 a saved booking gives way to another one that is filled in on the page', async () => {
    const page = setUp(credentials, answering(readCartSession, saved));
    const restoration = page.restore();
    page.remote.publish(sectionReadyEvent, { section: 'ship-points' });
    restoration.fill({ ...form, o_zip: '80202' });
    await restoration.known;
    expect(page.asked).toEqual([
      { section: 'ship-points', form: { ...form, o_zip: '80202' }, replaces: true },
    ]);
    expect(restoration.pending()?.form.o_zip).toBe('80202');
  });

  it('a saved booking remains pending in each section until the section has restored it', async () => {
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
  ])('a saved booking is forgotten when the cart %s', async (_what, answer) => {
    const page = setUp(credentials, answer);
    await page.restore().known;
    expect([page.held(), page.asked, page.reports]).toEqual([null, [], []]);
  });

  it('B3-3 the page says that the order is placed if its answer was lost before a reload', async () => {
    const page = setUp(credentials, answering(readCartSession, { ...saved, order_id: 'ord_1' }));
    await page.restore().known;
    expect(page.alerts).toMatchObject([
      { severity: 'info', text: expect.stringMatching(/^Your order is placed\. .*receipt in your email/) },
    ]);
  });

  it('OR-08 the page says that a cart is gone and may have continued in another browser', async () => {
    const page = setUp(
      credentials,
      answering(readCartSession, () => {
        throw refusal(404, 'cart_not_found');
      }),
    );
    await page.restore().known;
    expect(page.alerts).toMatchObject([{ severity: 'info', text: expect.stringMatching(/another browser/) }]);
  });
});

describe('a booking that several people are asked to pay', () => {
  it('GB-02 a split bill is not restored for changes: the page opens the list of payers', async () => {
    const page = setUp(credentials, answering(readCartSession, { ...saved, bill_divided: true }));
    await page.restore().known;
    expect(page.left).toEqual([`/payments/shares?cart_id=${credentials.id}`]);
    expect(page.asked).toEqual([]);
    expect(page.held()).toEqual(credentials);
  });

  it('GB-02 a split bill does not prevent another booking', async () => {
    window.history.replaceState(null, '', '/ship?another=1');
    const page = setUp(credentials, answering(readCartSession, { ...saved, bill_divided: true }));
    await page.restore().known;
    window.history.replaceState(null, '', '/');
    expect([page.left, page.held()]).toEqual([[], null]);
  });
});

describe('restoring again on the same page', () => {
  it('restoring again passes the newer form to every loaded section', async () => {
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
    expect(page.asked).toEqual(sections.map((section) => ({ section, form: newer, replaces: true })));
    expect(restoration.pending()).toMatchObject({ form: newer });
  });

  it('restoring again ignores the answer to an older request', async () => {
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
    expect(page.asked).toEqual([{ section: 'travelers', form: { ...form, o_zip: '78701' }, replaces: true }]);
  });
});
