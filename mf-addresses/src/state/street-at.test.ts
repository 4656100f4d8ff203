import type { ZipInfo } from '@sendahead/shared-contracts/geo/schema';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressesEvent } from './events.ts';
import { reduce } from './reducer.ts';
import { type AddressesState, initialState, type TextField } from './state.ts';

const austin: ZipInfo = {
  success: true,
  city: 'Austin',
  state: 'TX',
  state_long: 'Texas',
  zip: '78701',
  country: 'US',
  address: null,
  latitude: 30.27,
  longitude: -97.74,
  time_zone: 'America/Chicago',
};
const end = 'destination';
const typed = (field: TextField, text: string): AddressesEvent => ({ type: 'typed', end, field, text });
const found = (place: Partial<ZipInfo> = {}): AddressesEvent[] => [
  { type: 'zip-asked', end },
  { type: 'zip-arrived', end, info: { ...austin, ...place } },
];
const after = (...events: readonly AddressesEvent[]): AddressesState =>
  events.reduce(reduce, initialState({ originContact: null }));
const inAustin = [typed('zip', '78701'), ...found(), typed('address1', '500 Congress Ave')];
const inMiami = [typed('zip', '33139'), ...found({ city: 'Miami Beach', state: 'FL' })];

describe('a street and its place', () => {
  it('B3-23 a zip of another town removes the street that was entered for the town before, and undo restores all of it', () => {
    const moved = after(...inAustin, typed('address2', 'Apt 4'), ...inMiami);
    expect(moved[end].point).toMatchObject({ address1: '', address2: '', zip: '33139', city: 'Miami Beach' });
    const back = reduce(moved, { type: 'street-brought-back', end });
    expect(back[end].point).toMatchObject({
      address1: '500 Congress Ave',
      address2: 'Apt 4',
      zip: '78701',
      city: 'Austin',
      state: 'TX',
    });
    expect(back[end].displaced).toBeNull();
  });

  it('B3-23 the street is restored when its zip is typed again', () => {
    const mistyped = after(
      ...inAustin,
      typed('address2', 'Apt 4'),
      ...inMiami,
      typed('zip', '78701'),
      ...found(),
    );
    expect(mistyped[end].point).toMatchObject({
      address1: '500 Congress Ave',
      address2: 'Apt 4',
      zip: '78701',
    });
    expect(mistyped[end].displaced).toBeNull();
  });

  it('B3-23 undo keeps a contact that was entered since', () => {
    const since = after(...inAustin, ...inMiami, typed('contact', 'Ann Lee'), typed('phone', '512 555 0100'));
    const back = reduce(since, { type: 'street-brought-back', end });
    expect(back[end].point).toMatchObject({
      address1: '500 Congress Ave',
      contact: 'Ann Lee',
      phone: '512 555 0100',
    });
  });

  it('B3-23 a removed street does not count as a line left empty', () => {
    const left = after(...inAustin, { type: 'blurred', end, field: 'address1' }, ...inMiami);
    expect(left[end].blurred).not.toContain('address1');
  });

  it('B3-23 another zip of the same town keeps the street', () => {
    const moved = after(...inAustin, typed('zip', '78702'), ...found());
    expect(moved[end].point).toMatchObject({ address1: '500 Congress Ave', zip: '78702' });
  });

  it('B3-23 a zip corrected to the city that was typed for the street keeps the street', () => {
    const wrongZip = after(
      typed('zip', '33139'),
      ...found({ city: 'Miami Beach', state: 'FL' }),
      typed('address1', '500 Congress Ave'),
      typed('city', 'Austin'),
      typed('state', 'TX'),
    );
    const corrected = [typed('zip', '78701'), ...found()].reduce(reduce, wrongZip);
    expect(corrected[end].point).toMatchObject({ address1: '500 Congress Ave', zip: '78701' });
    expect(corrected[end].displaced).toBeNull();
  });

  it('B3-23 a street typed before any zip was known, or since the zip changed, is kept', () => {
    const first = after(typed('address1', '1 Ocean Dr'), ...inMiami);
    expect(first[end].point.address1).toBe('1 Ocean Dr');
    const [zip, ...answer] = inMiami;
    const since = after(...inAustin, zip as AddressesEvent, typed('address1', '1 Ocean Dr'), ...answer);
    expect(since[end].point.address1).toBe('1 Ocean Dr');
  });

  it('RT-04 a link that names another zip removes the street of the saved booking, in either order of loading', () => {
    const point = {
      ...emptyShipPoint('US', 'other'),
      zip: '97477',
      city: 'Springfield',
      state: 'OR',
      address1: '742 Evergreen Ter',
    };
    const restored: AddressesEvent = { type: 'restored', origin: point, destination: point };
    const linked: AddressesEvent = {
      type: 'prefilled',
      again: false,
      prefill: { end, names: true, events: [typed('zip', '33139') as never] },
    };
    for (const events of [
      [restored, linked],
      [linked, restored],
    ]) {
      const state = after(...events);
      expect(state[end].point).toMatchObject({ zip: '33139', address1: '' });
      expect(state[end].displaced).toMatchObject({ zip: '97477', address1: '742 Evergreen Ter' });
      expect(state.origin.point.address1).toBe('742 Evergreen Ter');
    }
  });
});

describe('an answer that comes late', () => {
  it('AD-19 a late answer fills in only fields that were not touched since the zip was typed', () => {
    const state = after(typed('zip', '91607'), { type: 'zip-asked', end }, typed('city', 'Valley Village'), {
      type: 'zip-arrived',
      end,
      info: { ...austin, city: 'Studio City', state: 'CA' },
    });
    expect(state[end].point).toMatchObject({ city: 'Valley Village', state: 'CA' });
  });

  it('AD-19 a late answer replaces what the earlier zip had filled in', () => {
    expect(after(typed('zip', '78701'), ...found(), ...inMiami)[end].point).toMatchObject({
      city: 'Miami Beach',
      state: 'FL',
    });
  });

  it('AD-19 a late answer does not change the city of a saved booking', () => {
    const point = { ...emptyShipPoint('US', 'other'), zip: '91607', city: 'Valley Village', state: 'CA' };
    const state = after(
      { type: 'restored', origin: point, destination: point },
      ...found({ city: 'Studio City', state: 'CA' }),
    );
    expect(state[end].point.city).toBe('Valley Village');
  });
});
