import { clubInfo } from '@sendahead/shared-contracts/factories/places';
import { emptyShipPoint, type ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { endFields } from './end-fields.ts';
import type { AddressesEvent } from './events.ts';
import { filterTyped } from './filter-typed.ts';
import { reduce } from './reducer.ts';
import type { TextField } from './state.ts';
import { withoutStreet } from './street-at.ts';
import { after } from './testing/after-events.ts';

const end = 'origin';
/** For each field: whether it goes with the club, and with the street; and what remains of `Ōak→1`. */
const expected: Readonly<Record<TextField, readonly [withClub: boolean, withStreet: boolean, kept: string]>> =
  {
    country: [false, false, 'Ōa'],
    zip: [true, false, 'ak1'],
    city: [true, false, 'Ōak→1'],
    state: [true, false, 'Ōak→1'],
    address1: [true, true, 'Ōak1'],
    address2: [true, true, 'Ōak1'],
    companyName: [true, true, 'Ōak1'],
    contact: [false, false, 'Ōak1'],
    label: [false, false, 'Ōak1'],
    phone: [false, false, 'Ōak→1'],
  };
const rows = (Object.keys(endFields) as TextField[]).map((field) => [field, ...expected[field]] as const);
/** Every text field holds its own name. */
const filledIn: ShipPoint = {
  ...emptyShipPoint('US', 'club'),
  ...(Object.fromEntries(rows.map(([field]) => [field, field])) as Record<TextField, string>),
  latitude: 30.27,
  longitude: -97.74,
  timeZone: 'America/Chicago',
  postcoderId: 'chosen',
};
const start = after(
  { type: 'club-named', end, club: { id: 7, name: 'Fallowmere' } },
  { type: 'club-arrived', end, info: clubInfo({ id: 7 }) },
);
const filled = { ...start, [end]: { ...start[end], point: { ...start[end].point, ...filledIn } } };

describe('the fields of an end', () => {
  it.each(rows)('AD-24 %s goes with a cleared club: %s', (field, withClub) => {
    const { point } = reduce(filled, { type: 'club-cleared', end })[end];
    expect(point[field]).toBe(withClub ? '' : field);
  });

  it('AD-24 a cleared club leaves neither its location nor its time zone', () => {
    const { point } = reduce(filled, { type: 'club-cleared', end })[end];
    expect(point).toMatchObject({ club: null, latitude: null, longitude: null, timeZone: null });
  });

  const home: AddressesEvent = { type: 'kind-chosen', end, kind: 'other' };
  it('AD-02 nothing of a chosen club stays at a home, whether it was cleared first or not', () => {
    expect(start[end].point).toMatchObject({ club: { id: 7 }, phone: '239-555-0107' });
    const cleared = reduce(start, { type: 'club-cleared', end });
    for (const state of [start, cleared])
      expect(reduce(state, home)[end].point).toEqual(emptyShipPoint('US', 'other'));
  });

  it('AD-02 a phone that was typed at a club comes along to a home', () => {
    const typed: AddressesEvent = { type: 'typed', end, field: 'phone', text: '816 555 0143' };
    expect(reduce(reduce(start, typed), home)[end].point.phone).toBe('816 555 0143');
  });

  it.each(rows)(
    'B3-23 %s (with the club: %s) goes with a removed street: %s',
    (field, _withClub, withStreet) => {
      const { point } = withoutStreet(filled[end], filledIn);
      expect(point[field]).toBe(withStreet ? '' : field);
      expect(point.postcoderId).toBeNull();
    },
  );

  it.each(rows)('B3-23 %s comes back with its street, or stays as entered since', (field) => {
    const without = withoutStreet(filled[end], filledIn);
    const since = { ...without.point, contact: 'Ann', label: 'Ann L', phone: '1', city: 'Here' };
    const brought: AddressesEvent = { type: 'street-brought-back', end };
    const { point } = reduce({ ...filled, [end]: { ...without, point: since } }, brought)[end];
    expect(point[field]).toBe({ contact: 'Ann', label: 'Ann L', phone: '1' }[field as string] ?? field);
  });

  it.each(rows)('VL-12 %s keeps what may be entered there', (field, _withClub, _withStreet, kept) => {
    expect(filterTyped(field, 'Ōak→1')).toBe(kept);
  });
});
