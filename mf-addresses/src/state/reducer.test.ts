import { austinZip, clubInfo, clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { AddressesEvent } from './events.ts';
import { problemsOf, shownProblems } from './problems.ts';
import { reduce } from './reducer.ts';
import { initialState } from './state.ts';
import { after } from './testing/after-events.ts';

const typed = (
  end: ShipEnd,
  field: 'zip' | 'city' | 'state' | 'address1' | 'contact' | 'label' | 'phone' | 'country',
  text: string,
): AddressesEvent => ({ type: 'typed', end, field, text });
const clubAt = (end: ShipEnd, id = 7): AddressesEvent[] => [
  { type: 'kind-chosen', end, kind: 'club' },
  { type: 'suggestion-chosen', end, suggestion: clubSuggestion({ club_id: id }) },
  { type: 'club-arrived', end, info: clubInfo({ id }) },
];

describe('an end', () => {
  it('AD-01 the origin starts as a club and the destination as an address', () => {
    const state = after();
    expect([state.origin.point.kind, state.destination.point.kind]).toEqual(['club', 'other']);
  });

  it('VL-06 a bad US zip is cleared when the field is left, and its message remains', () => {
    const state = after(
      { type: 'kind-chosen', end: 'origin', kind: 'other' },
      typed('origin', 'zip', '341'),
      { type: 'blurred', end: 'origin', field: 'zip' },
    );
    expect(state.origin.point.zip).toBe('');
    expect(state.origin.zip.refused).toBe('341');
    expect(shownProblems(state, 'origin').zip).toBe('zip_not_valid');
    const corrected = reduce(state, typed('origin', 'zip', '34102'));
    expect([problemsOf(corrected, 'origin').zip, corrected.origin.zip.refused]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it.each([
    ['641111234', '64111-1234'],
    ['64111 1234', '64111-1234'],
    ['64111–1234', '64111-1234'],
    ['64111-12', '64111-12'],
  ])('VL-06 a zip typed as %s becomes %s when the field is left', (text, zip) => {
    const leave = { type: 'blurred', end: 'destination', field: 'zip' } as const;
    expect(after(typed('destination', 'zip', text), leave).destination.point.zip).toBe(zip);
  });
  it('VL-06 OPEN-27 a valid zip is not changed, and a short Canadian code must be verified', () => {
    const leave = { type: 'blurred', end: 'destination', field: 'zip' } as const;
    expect(after(typed('destination', 'zip', '34102-1234'), leave).destination.point.zip).toBe('34102-1234');
    const canada = after(typed('destination', 'country', 'CA'), typed('destination', 'zip', 'M5'), leave);
    expect(canada.destination.point.zip).toBe('M5');
    expect(shownProblems(canada, 'destination').zip).toBe('zip_not_verified');
  });

  it('AD-36 another club replaces the contact and phone of the one before, but not a typed contact', () => {
    const arrives = (id: number, sender_name: string, phone: string): AddressesEvent[] => [
      { type: 'club-named', end: 'destination', club: { id, name: sender_name } },
      { type: 'club-arrived', end: 'destination', info: clubInfo({ id, sender_name, phone }) },
    ];
    const hotel = arrives(8, 'Bell desk', '305 555 0101');
    const port = arrives(9, 'Porter desk', '305 555 0102');
    const { contact, phone } = after(
      { type: 'kind-chosen', end: 'destination', kind: 'club' },
      typed('destination', 'contact', ''),
      ...hotel,
      ...port,
    ).destination.point;
    expect([contact, phone]).toEqual(['Porter desk', '305 555 0102']);
    const named = after(...hotel, typed('destination', 'contact', 'Ann Lee'), ...port).destination.point;
    expect([named.contact, named.phone]).toEqual(['Ann Lee', '305 555 0102']);
  });

  it('BR-08 the sender is the brand’s default contact', () => {
    expect(after().origin.point.contact).toBe('Golf shop');
    expect(initialState({ originContact: null }).origin.point.contact).toBe('');
  });

  it("BR-08 the club's default contact does not move to a home, a typed one does", () => {
    const home: AddressesEvent = { type: 'kind-chosen', end: 'origin', kind: 'other' };
    const club: AddressesEvent = { type: 'kind-chosen', end: 'origin', kind: 'club' };
    expect(after(home).origin.point.contact).toBe('');
    expect(after(home, club).origin.point.contact).toBe('Golf shop');
    expect(after(typed('origin', 'contact', 'Ann'), home).origin.point.contact).toBe('Ann');
  });

  it('BR-08 a typed recipient is kept with a place that is chosen before or afterwards', () => {
    const at = (kind: 'club' | 'other'): AddressesEvent => ({
      type: 'kind-chosen',
      end: 'destination',
      kind,
    });
    const contact = (...events: AddressesEvent[]) => after(...events).destination.point.contact;
    const ann = typed('destination', 'contact', 'Ann');
    const shop = contact(...clubAt('destination'));
    expect(shop).not.toBe('');
    expect(contact(ann, ...clubAt('destination'))).toBe('Ann');
    expect(contact(...clubAt('destination'), at('other'), ann, at('club'))).toBe('Ann');
    expect(contact(...clubAt('destination'), at('other'), at('club'))).toBe(shop);
    const kim = typed('destination', 'contact', 'Kim Lee');
    expect(contact(...clubAt('destination'), kim, at('other'), ann, at('club'))).toBe('Kim Lee');
  });

  it('BR-08 the sender of a place is removed when a saved booking goes to a home, at either end', () => {
    const atClub = { ...emptyShipPoint('US', 'club'), contact: 'Golf shop' };
    const saved: AddressesEvent = { type: 'restored', origin: atClub, destination: atClub };
    const home = (end: ShipEnd): AddressesEvent => ({ type: 'kind-chosen', end, kind: 'other' });
    const state = after(saved, home('origin'), home('destination'));
    expect([state.origin.point.contact, state.destination.point.contact]).toEqual(['', '']);
    const atHome = { ...atClub, kind: 'other' as const };
    expect(after({ ...saved, origin: atHome }).origin.point.contact).toBe('');
    const kim = { ...atClub, contact: 'Kim Lee' };
    expect(after({ ...saved, origin: kim }, home('origin')).origin.point.contact).toBe('Kim Lee');
  });

  it('BR-08 a home gets name and phone of the signed-in user, unless somebody is filled in', () => {
    const ann: AddressesEvent = {
      type: 'customer-known',
      customer: { name: 'Ann Lee', phone: '+1 212 555 0100' },
    };
    const home: AddressesEvent = { type: 'kind-chosen', end: 'origin', kind: 'other' };
    expect(after(ann).destination.point.contact).toBe('Ann Lee');
    expect(after(ann).origin.point.contact).toBe('Golf shop');
    expect(after(ann, home).origin.point.contact).toBe('Ann Lee');
    expect(after(typed('destination', 'contact', 'Bo'), ann).destination.point.contact).toBe('Bo');
    const out: AddressesEvent = { type: 'customer-known', customer: { name: '', phone: '' } };
    expect(after(ann, out).destination.point).toMatchObject({ contact: '', phone: '' });
    const phone = (end: ShipEnd, ...events: AddressesEvent[]) => after(...events)[end].point.phone;
    expect(phone('destination', ann)).toBe('+1 212 555 0100');
    expect(phone('origin', ann)).toBe('');
    expect(phone('origin', ann, home)).toBe('+1 212 555 0100');
    expect(phone('destination', typed('destination', 'phone', '5'), ann)).toBe('5');
    expect(phone('destination', typed('destination', 'contact', 'Bo'), ann)).toBe('');
  });

  it('AD-29 the label name stays while the contact is corrected, and is cleared with another contact', () => {
    const named = [typed('origin', 'contact', '김영희'), typed('origin', 'label', 'Gim')];
    const label = (...events: AddressesEvent[]) => after(...named, ...events).origin.point.label;
    expect(label(typed('origin', 'contact', '김영희님'))).toBe('Gim');
    expect(label({ type: 'kind-chosen', end: 'origin', kind: 'other' })).toBe('Gim');
    expect(label(typed('origin', 'contact', 'Ann'), typed('origin', 'contact', '박지성'))).toBeUndefined();
    expect(problemsOf(after(named[0] as AddressesEvent), 'origin').label).toBe('label_missing');
    expect(problemsOf(after(...named), 'origin').label).toBeUndefined();
  });

  it('BR-08 a brand that goes to its places begins at home, without the contact of a place', () => {
    const state = initialState({ originContact: 'Golf shop', direction: 'to_place' });
    expect([state.origin.point.kind, state.destination.point.kind]).toEqual(['other', 'club']);
    expect([state.origin.point.contact, state.destination.point.contact]).toEqual(['', '']);
  });

  it('AD-24 an end takes address, closed days and phone of a chosen club', () => {
    const { point } = after(...clubAt('origin')).origin;
    expect(point).toMatchObject({
      zip: '34102',
      city: 'Naples',
      state: 'FL',
      phone: '239-555-0107',
      companyName: 'Pine Hollow Golf Club',
    });
    expect(point.club).toMatchObject({ id: 7, closedWeekdays: [1], freeInsurance: true });
  });

  it('AD-02 an end that is switched to other shows an empty address', () => {
    const { point } = after(...clubAt('origin'), {
      type: 'kind-chosen',
      end: 'origin',
      kind: 'other',
    }).origin;
    expect(point).toMatchObject({
      kind: 'other',
      club: null,
      zip: '',
      city: '',
      address1: '',
      companyName: '',
    });
  });

  it('AD-03 switching an end restores the club, and switching again the address', () => {
    const there = [
      ...clubAt('origin'),
      { type: 'kind-chosen', end: 'origin', kind: 'other' } as const,
      typed('origin', 'address1', '1 Elm St'),
    ];
    const back = after(...there, { type: 'kind-chosen', end: 'origin', kind: 'club' }).origin;
    expect(back.point.club?.id).toBe(7);
    const again = after(
      ...there,
      { type: 'kind-chosen', end: 'origin', kind: 'club' },
      { type: 'kind-chosen', end: 'origin', kind: 'other' },
    );
    expect(again.origin.point.address1).toBe('1 Elm St');
  });

  it('AD-19 the zip fills in city, state and country', () => {
    const { point } = after(typed('destination', 'zip', '78701'), {
      type: 'zip-arrived',
      end: 'destination',
      info: austinZip(),
    }).destination;
    expect(point).toMatchObject({ city: 'Austin', state: 'TX', country: 'US', timeZone: 'America/Chicago' });
  });

  it('AD-19 typed values are kept when the zip is unknown', () => {
    const unknown = austinZip({ success: false, city: null, state: null });
    const { point } = after(typed('destination', 'city', 'Marfa'), typed('destination', 'zip', '99999'), {
      type: 'zip-arrived',
      end: 'destination',
      info: unknown,
    }).destination;
    expect(point).toMatchObject({ city: 'Marfa', zip: '99999' });
  });

  it('VL-12 VL-13 a field keeps only the characters that it may hold', () => {
    const state = after(
      typed('destination', 'address1', '1 Elm <St>'),
      typed('destination', 'zip', '78 701!'),
      typed('destination', 'contact', 'Ann #1 >'),
    );
    expect(state.destination.point).toMatchObject({
      address1: '1 Elm St',
      zip: '78 701',
      contact: 'Ann #1 ',
    });
  });
});

describe('problems', () => {
  it('VL-20 VL-21 each missing field of an address is a problem', () => {
    expect(problemsOf(after(), 'destination')).toEqual({
      address1: 'address_missing',
      zip: 'zip_missing',
      city: 'city_missing',
      state: 'state_missing',
      contact: 'contact_missing',
      phone: 'phone_missing',
    });
  });
  it('VL-06 a malformed US zip is refused', () => {
    expect(problemsOf(after(typed('destination', 'zip', '787')), 'destination').zip).toBe('zip_not_valid');
  });
  it('problems are shown for fields that were left, and for all after an attempted order', () => {
    const left = after({ type: 'blurred', end: 'destination', field: 'zip' });
    expect(shownProblems(left, 'destination')).toEqual({ zip: 'zip_missing' });
    expect(Object.keys(shownProblems(reduce(left, { type: 'submitted' }), 'destination'))).toHaveLength(6);
  });
  it('PY-01 checking one card shows all of its problems, and none of the other card', () => {
    const checked = after({ type: 'card-checked', card: 'ship-destination' });
    expect(Object.keys(shownProblems(checked, 'destination'))).toHaveLength(6);
    expect(shownProblems(checked, 'origin')).toEqual({});
  });
});
