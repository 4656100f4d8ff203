import { trackedEvent } from '@sendahead/shared-contracts/analytics/topics';
import { restoreRequestedEvent, sectionRestoredEvent } from '@sendahead/shared-contracts/page/topics';
import { validationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import * as fc from 'fast-check';
import { pass, started } from '../testing/started.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

type Page = ReturnType<typeof started>;
const count = (page: Page, number: number) =>
  page.store.dispatch({ type: 'counted', key: 1, line: 'golf', count: number });
const rows = (page: Page) => page.store.getState().travelers[0]?.lines[0]?.rows ?? [];

const saved: Traveler[] = [
  {
    id: '1',
    firstName: 'Bea',
    lastName: 'Ray',
    email: '',
    phone: '+44 20 7946 0958',
    grade: '',
    roundTrip: true,
    lines: [
      {
        line: 'golf',
        rows: [
          {
            size: 'golf-staff',
            insuranceCents: cents(250_000),
            packaging: 'box',
            contents: 'Clubs',
            note: null,
          },
        ],
      },
    ],
  },
];
const restore = (page: Page) =>
  page.host.page.bind('shell').publish(restoreRequestedEvent, {
    section: 'travelers',
    form: writeShipForm({ points: null, travelers: saved, itinerary: null, coupon: '', giftCard: '' }),
  });

describe('an emptied line', () => {
  it('TR-09 an emptied line loses its bags after 2 s', async () => {
    const page = started();
    count(page, 2);
    count(page, 0);
    await pass(1999);
    expect(rows(page)).toHaveLength(2);
    await pass(1);
    expect(rows(page)).toHaveLength(0);
  });

  it('TR-09 a line is not removed when it was counted up in between, and waits again when it is emptied again', async () => {
    const page = started();
    count(page, 2);
    count(page, 0);
    await pass(1500);
    count(page, 1);
    count(page, 0);
    await pass(1500);
    expect(rows(page)).toHaveLength(1);
    await pass(500);
    expect(rows(page)).toHaveLength(0);
  });
});

describe('phones', () => {
  const type = (page: Page, text: string) =>
    page.store.dispatch({ type: 'typed', key: 1, field: 'phone', text });
  const phone = (page: Page) => page.store.getState().travelers[0]?.phone;

  it('TR-04 VL-35 a number is validated 100 ms after the last keystroke and formatted once the field is left', async () => {
    const page = started();
    type(page, '2392622600');
    await pass(90);
    expect(phone(page)?.check).toBeNull();
    await pass(20);
    expect(phone(page)).toMatchObject({ number: '2392622600', check: { valid: true } });
    page.store.dispatch({ type: 'blurred', key: 1, path: 'phone' });
    expect(phone(page)?.number).toBe('(239) 262-2600');
    await pass(100);
    expect(page.last()?.travelers[0]?.phone).toBe('(239) 262-2600');
  });

  it('VL-35 a number that does not exist in its country is refused', async () => {
    const page = started();
    type(page, '1112223333');
    await pass(200);
    expect(phone(page)?.check?.valid).toBe(false);
  });

  it('TR-03 a number with a plus sets the country', async () => {
    const page = started();
    type(page, '+44 20 7946 0958');
    await pass(200);
    expect(phone(page)).toMatchObject({ country: 'GB', dial: '+44', check: { valid: true } });
    expect(page.store.getState().phoneCountries[0]?.code).toBe('US');
  });

  it('TR-03 a phone has an extension of digits only, which is published with the number', async () => {
    const page = started();
    type(page, '2392622600');
    page.store.dispatch({ type: 'typed', key: 1, field: 'extension', text: '12a3' });
    await pass(200);
    expect(page.last()?.travelers[0]?.phone).toBe('2392622600 x123');
    expect(phone(page)?.check?.valid).toBe(true);
  });

  it.each([
    ['+44 20 7946 0958 x7', 'GB', '20 7946 0958', '+44 20 7946 0958 x7'],
    ['+1 (239) 262-2600', 'US', '239 262 2600', '239 262 2600'],
  ])('TR-03 the dialing code of a saved number is shown once: %s', async (text, country, number, out) => {
    const page = started();
    page.store.dispatch({ type: 'restored', travelers: saved.map((each) => ({ ...each, phone: text })) });
    await pass(300);
    expect(phone(page)).toMatchObject({ country, number });
    expect(page.last()?.travelers[0]?.phone).toBe(out);
  });

  it('the number rules are not loaded before they are needed', async () => {
    const page = started();
    await pass(1000);
    expect(page.store.getState().phoneCountries).toHaveLength(1);
    page.store.dispatch({ type: 'phones-wanted' });
    await pass(10);
    expect(page.store.getState().phoneCountries.length).toBeGreaterThan(200);
  });
});

describe('a saved booking', () => {
  it('TR-13 a saved booking is restored bag by bag, and the section answers', () => {
    const page = started();
    const answers: string[] = [];
    page.host.page
      .bind('shell')
      .events(sectionRestoredEvent)
      .subscribe(({ section }) => answers.push(section));
    restore(page);
    expect(answers).toEqual(['travelers']);
    expect(page.last()?.travelers).toEqual(saved);
    expect(page.host.troubles).toEqual([]);
  });

  it("RO-12 a saved booking has the same result in every order of the page's events", async () => {
    const received = {
      restore,
      session: (page: Page) => page.signIn('consumer'),
      ends: (page: Page) => page.tellEnds(true),
    };
    await fc.assert(
      fc.asyncProperty(
        fc.shuffledSubarray(['restore', 'session', 'ends'] as const, { minLength: 3 }),
        async (order) => {
          const page = started();
          for (const name of order) received[name](page);
          await pass(500);
          expect(page.last()?.travelers).toEqual([{ ...saved[0], email: 'ann@example.com' }]);
          page.stop();
        },
      ),
    );
  });

  it('RO-12 nothing is filled in for club staff, who book for others', () => {
    const page = started();
    page.signIn('pro');
    expect(page.last()?.travelers[0]).toMatchObject({ firstName: '', email: '' });
  });
});

it('all errors are shown on request, and the section takes the focus only when both ends are complete', () => {
  const page = started();
  const ask = () => page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {});
  ask();
  expect(page.store.getState()).toMatchObject({ submits: 1, summaryTurn: 0 });
  page.tellEnds(true);
  ask();
  expect(page.store.getState()).toMatchObject({ submits: 2, summaryTurn: 2 });
});

it('PY-25 each field that an order found invalid is reported to analytics, without its input', async () => {
  const page = started();
  const received: unknown[] = [];
  page.host.page
    .bind('shell')
    .events(trackedEvent)
    .subscribe(({ properties }) => received.push(properties));
  page.host.page.bind('mf-checkout').publish(validationRequestedEvent, {});
  await import('./count-problems.ts');
  await Promise.resolve();
  expect(received).toContainEqual({
    field_name: '1.email',
    message: 'Please enter your email',
    form_name: 'travelers',
  });
});
