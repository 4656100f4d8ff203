import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { zipInfo } from '@sendahead/shared-contracts/geo/calls';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { contextTopic, restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';
import type { TextField } from '../state/state.ts';
import { pass, started } from '../testing/started.ts';
import { destination, type StartedPart, type } from './testing/typing.ts';

beforeAll(() => Promise.all([import('./later-effects.ts'), import('./apply-prefill.ts')]));
beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

const page = () =>
  started(
    answering(zipInfo, ({ query }) => austinZip({ zip: query.zip_code, city: 'Chicago', state: 'IL' })),
  );
const said: Partial<Record<TextField, string>> = {
  address1: '1 Lake St',
  zip: '60601',
  city: 'Chicago',
  state: 'IL',
  contact: 'Ann Lee',
  phone: '312 555 0100',
};
const link = {
  d_address: '1 Lake St',
  d_zip: '60601',
  d_city: 'Chicago',
  d_state: 'IL',
  d_contact: 'Ann Lee',
  d_phone: '312 555 0100',
};
const own: Readonly<Record<string, string>> = {
  address1: '12 Oak St',
  zip: '60602',
  city: 'Cicero',
  contact: 'Bob Ray',
  phone: '206 555 0199',
};
const fields = Object.keys(own) as TextField[];
const open = (running: StartedPart, query: Record<string, string> = link) =>
  running.host.page.bind('shell').publish(contextTopic, {
    brand: 'golf',
    brandId: 1,
    micrositeId: null,
    layout: 'regular',
    cart: null,
    query,
  });
const kept = writeShipForm({
  points: {
    origin: emptyShipPoint('US', 'other'),
    destination: { ...emptyShipPoint('US', 'other'), ...said },
  },
  travelers: null,
  itinerary: null,
  coupon: '',
  giftCard: '',
});
const restore = (running: StartedPart, over: { replaces?: boolean } = {}) =>
  running.host.page
    .bind('shell')
    .publish(restoreRequestedEvent, { section: 'ship-points', form: kept, ...over });

describe('early input', () => {
  it.each(fields.flatMap((field) => [0, 1, 1900].map((after) => [field, after] as const)))(
    'RT-05 RT-06 early input in %s is kept, and a link of %i ms ago fills every other field',
    async (field, after) => {
      const running = page();
      if (after > 0) {
        open(running);
        await pass(after);
      }
      type(running, field, own[field] ?? '');
      if (after === 0) open(running);
      await pass(6000);
      expect(destination(running).point).toMatchObject({ ...said, [field]: own[field] });
    },
  );

  it.each(fields)(
    'RT-05 early input in %s is kept, and a restored booking fills every other field',
    async (field) => {
      const running = page();
      type(running, field, own[field] ?? '');
      restore(running);
      await pass(6000);
      expect(destination(running).point).toMatchObject({ ...said, [field]: own[field] });
    },
  );

  it('RT-05 early input is replaced by a booking that replaces everything', async () => {
    const running = page();
    type(running, 'address1', '12 Oak St');
    restore(running, { replaces: true });
    await pass(100);
    expect(destination(running).point.address1).toBe('1 Lake St');
  });

  it('RT-06 early input applies the rest of the link immediately, because the page may be left before the 2 s', async () => {
    const running = page();
    open(running);
    await pass(300);
    type(running, 'address1', '12 Oak St');
    await pass(100);
    expect(destination(running).point).toMatchObject({ zip: '60601', city: 'Chicago', state: 'IL' });
  });

  it('RT-05 a page that was left before the link was filled in is filled in by it again', async () => {
    const first = page();
    open(first);
    await pass(500);
    first.stop();
    const running = page();
    restore(running);
    open(running, { ...link, d_zip: '60603' });
    await pass(500);
    running.stop();
    const again = page();
    restore(again);
    open(again, { ...link, d_zip: '60603' });
    await pass(6000);
    expect(destination(again).point.zip).toBe('60603');
  });

  it("RT-05 early input in another country prevents the link's place", async () => {
    const running = page();
    open(running);
    await pass(300);
    type(running, 'country', 'CA');
    await pass(6000);
    expect(destination(running).point).toMatchObject({ country: 'CA', zip: '', address1: '1 Lake St' });
  });
});
