import { readProfile } from '@sendahead/shared-contracts/accounts/profile-calls';
import { sessionTopic } from '@sendahead/shared-contracts/accounts/topics';
import { checkClubInfo, getFacility } from '@sendahead/shared-contracts/clubs/calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip, clubInfo, facility } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import {
  contextTopic,
  restoreRequestedEvent,
  sectionRestoredEvent,
} from '@sendahead/shared-contracts/page/topics';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import * as fc from 'fast-check';
import { pass, started } from '../testing/started.ts';

// Loaded beforehand: a first load takes real time, which the fake clock does not advance.
beforeAll(() => import('./later-effects.ts'));
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const home = (over: Partial<ShipPoint> = {}): ShipPoint => ({
  ...emptyShipPoint('US', 'other'),
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
  address1: '1 Lake Street',
  contact: 'Ada Byron',
  phone: '312 555 0100',
  ...over,
});
const formFrom = (origin: ShipPoint) =>
  writeShipForm({
    points: { origin, destination: home({ zip: '98101', city: 'Seattle', state: 'WA' }) },
    travelers: null,
    itinerary: null,
    coupon: '',
    giftCard: '',
  });
const saved = formFrom(home());
const atClub = formFrom({
  ...home({ kind: 'club' }),
  club: {
    id: 7,
    name: 'Pine Hollow',
    senderName: '',
    closedWeekdays: [],
    closedDates: [],
    preferred: false,
    freeInsurance: false,
    hasPickupCarriers: false,
    pickupCarriers: [],
  },
});
const context = (query: Record<string, string>) => ({
  brand: 'golf',
  brandId: 1,
  micrositeId: null,
  layout: 'regular' as const,
  cart: null,
  query,
});
const member = { id: 'u1', email: 'ada@example.test', firstName: 'Ada', lastName: 'Byron', phone: '' };
const entry = {
  id: 'a1',
  default_origin: true,
  label: 'Home',
  company_name: '',
  contact: 'Ada Byron',
  phone: '206 555 0100',
  address_1: '9 Pike Street',
  address_2: '',
  city: 'Seattle',
  state: 'WA',
  zip: '98101',
  country_code: 'US',
  club_id: null,
};
const towns: Readonly<Record<string, [string, string]>> = {
  '78701': ['Austin', 'TX'],
  '60601': ['Chicago', 'IL'],
  '98101': ['Seattle', 'WA'],
};

function page() {
  const running = started(
    answering(readProfile, {
      user: { id: 'u1', email: member.email, first_name: 'Ada', last_name: 'Byron', phone: '' },
      addresses: [entry],
    }),
    answering(getFacility, facility()),
    answering(checkClubInfo, clubInfo()),
    answering(zipInfo, ({ query }) => {
      const [city = '', state = ''] = towns[query.zip_code] ?? [];
      return austinZip({ zip: query.zip_code, city, state });
    }),
  );
  const shell = running.host.page.bind('shell');
  const done: string[] = [];
  shell.events(sectionRestoredEvent).subscribe(({ section }) => done.push(section));
  return {
    ...running,
    done,
    open: (query: Record<string, string>) => shell.publish(contextTopic, context(query)),
    restore: (form = saved) => shell.publish(restoreRequestedEvent, { section: 'ship-points', form }),
    signIn: (onBehalfOf: string | null = null) =>
      shell.publish(sessionTopic, { role: 'consumer', user: member, acceptedTerms: true, onBehalfOf }),
  };
}

const links: readonly Record<string, string>[] = [
  { d_country: 'US', d_zip: '78701', d_address: '500 Congress Ave' },
  { o_zip: '78701' },
  { shipping_from: '7', o_zip: '34102', d_zip: '78701' },
  { shipping_to: '7' },
  { shipping_to: 'No such place', o_address: 'somewhere' },
  { direction: 'to_camp', shipping_to: '7', cruise_line: 'Northern', o_contact: 'Grace' },
];

describe('restore, prefill and default origin', () => {
  it('RT-03 RT-04 RT-05 AD-30 restore, prefill and default have the same result in any order and speed of loading', async () => {
    const steps = ['open', 'restore', 'signIn'] as const;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...links),
        fc.subarray([...steps]),
        fc.array(fc.constantFrom(0, 20, 700, 2500), { minLength: 3, maxLength: 3 }),
        fc.infiniteStream(fc.nat()),
        async (query, chosen, pauses, random) => {
          const outcome = async (order: readonly (typeof steps)[number][], between: readonly number[]) => {
            sessionStorage.clear();
            const running = page();
            for (const [index, step] of order.entries()) {
              if (step === 'open') running.open(query);
              else running[step]();
              await pass(between[index] ?? 0);
            }
            await pass(12_000);
            running.stop();
            return running.last();
          };
          const shuffled = chosen
            .map((step) => ({ step, at: random.next().value as number }))
            .sort((a, b) => a.at - b.at)
            .map(({ step }) => step);
          expect(await outcome(shuffled, pauses)).toEqual(await outcome(chosen, [0, 0, 0]));
        },
      ),
      { numRuns: 40 },
    );
  });

  it('a new link changes the ends that it names and leaves the other as saved', async () => {
    const { open, restore, last } = page();
    open({ d_zip: '78701' });
    restore();
    await pass(5000);
    expect(last()?.destination).toMatchObject({ zip: '78701', city: 'Austin', state: 'TX' });
    expect(last()?.origin).toMatchObject({ zip: '60601', address1: '1 Lake Street' });
  });

  it('keeps a saved place when the link names no place: only a street, or an unknown club', async () => {
    const { open, restore, last } = page();
    open({ o_address: 'somewhere', shipping_to: 'No such place' });
    restore();
    await pass(5000);
    expect(last()?.origin).toMatchObject({ kind: 'other', zip: '60601', address1: '1 Lake Street' });
    expect(last()?.destination).toMatchObject({ kind: 'other', zip: '98101' });
  });

  it('the saved booking wins when the same address is opened again', async () => {
    const first = page();
    first.open({ d_zip: '78701' });
    await pass(3000);
    first.stop();
    for (const order of ['restored first', 'opened first']) {
      const { open, restore, last } = page();
      if (order === 'restored first') restore();
      open({ d_zip: '78701' });
      if (order === 'opened first') restore();
      await pass(5000);
      expect(last()?.destination).toMatchObject({ zip: '98101', city: 'Seattle' });
    }
  });

  it('restore answers when the clubs of a saved booking are loaded again', async () => {
    const { restore, done, last } = page();
    restore(atClub);
    expect(done).toEqual([]);
    await pass(2000);
    expect(done).toEqual(['ship-points']);
    expect(last()?.origin.club?.name).toBe('Pine Hollow Golf Club');
  });

  it('AD-30 the next booking starts from the saved place, and no longer says so when it is changed', async () => {
    const { signIn, last, store } = page();
    signIn();
    await pass(2000);
    expect(last()?.origin).toMatchObject({ address1: '9 Pike Street', zip: '98101', contact: 'Ada Byron' });
    expect(store.getState().defaultOrigin).toBe('answered');
    store.dispatch({ type: 'typed', end: 'origin', field: 'address1', text: '10 Pike Street' });
    expect(store.getState().defaultOrigin).toBe('idle');
  });

  it("AD-30 a booking for somebody else does not start from one's saved place", async () => {
    const { signIn, last, called } = page();
    signIn('u2');
    await pass(2000);
    expect([last()?.origin.address1, called('accounts.profile')]).toEqual(['', []]);
  });

  it('AD-30 input from before the saved place was loaded is kept', async () => {
    const { signIn, last, store } = page();
    store.dispatch({ type: 'kind-chosen', end: 'origin', kind: 'other' });
    store.dispatch({ type: 'typed', end: 'origin', field: 'address1', text: '1 Elm' });
    signIn();
    await pass(2000);
    expect(last()?.origin).toMatchObject({ address1: '1 Elm', zip: '' });
  });
});
