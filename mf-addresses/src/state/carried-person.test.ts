import { clubInfo } from '@sendahead/shared-contracts/factories/places';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { internationalPhone, judgePhone } from '@sendahead/shared-contracts/validation/phone-rules';
import { chosenClub } from './chosen-club.ts';
import type { AddressesEvent } from './events.ts';
import { phoneKey } from './phone.ts';
import { publication } from './publication.ts';
import { reduce } from './reducer.ts';
import { type AddressesState, initialState } from './state.ts';

const typed = (end: ShipEnd, field: 'contact' | 'phone', text: string): AddressesEvent[] => [
  { type: 'typed', end, field, text },
  { type: 'blurred', end, field },
];
const home = (end: ShipEnd): AddressesEvent => ({ type: 'kind-chosen', end, kind: 'other' });
const after = (...events: AddressesEvent[]): AddressesState =>
  events.reduce(reduce, initialState({ originContact: null }));

describe('the person of one address at the other', () => {
  it('AD-01 a sender’s name and phone are filled in at the destination, and follow a correction', () => {
    const both = [home('origin'), home('destination'), ...typed('origin', 'contact', 'Ada Byron')];
    const state = after(...both, ...typed('origin', 'phone', '816 555 0143'));
    expect(state.destination.point).toMatchObject({ contact: 'Ada Byron', phone: '816 555 0143' });
    const corrected = typed('origin', 'contact', 'Ada Lovelace').reduce(reduce, state);
    expect(corrected.destination.point.contact).toBe('Ada Lovelace');
  });

  it('AD-01 an invalid phone is not copied to the other address', () => {
    const state = after(home('origin'), home('destination'), ...typed('origin', 'phone', '816 555'));
    expect(state.destination.point.phone).toBe('');
    const whole = typed('origin', 'phone', '816 555 0143').reduce(reduce, state);
    expect(whole.destination.point.phone).toBe('816 555 0143');
  });

  it('AD-01 a recipient who was entered or removed is not changed', () => {
    const both = [home('origin'), home('destination')];
    const other = after(
      ...both,
      ...typed('destination', 'contact', 'Bo'),
      ...typed('origin', 'contact', 'Ada'),
    );
    expect(other.destination.point.contact).toBe('Bo');
    const removed = after(
      ...both,
      ...typed('origin', 'contact', 'Ada'),
      ...typed('destination', 'contact', ''),
      ...typed('origin', 'contact', 'Ada B'),
    );
    expect(removed.destination.point.contact).toBe('');
  });

  const at = (end: ShipEnd, country: string): AddressesEvent => ({
    type: 'typed',
    end,
    field: 'country',
    text: country,
  });
  /** The number rules' answer for an end, shortly after the last keystroke. */
  const checked = (state: AddressesState, end: ShipEnd): AddressesState => {
    const { phone, country } = state[end].point;
    const check = {
      of: phoneKey(state[end].point),
      valid: judgePhone(phone, country).valid,
      abroad: internationalPhone(phone, country),
    };
    return reduce(state, { type: 'phone-checked', end, check });
  };

  it.each([
    ['GB', '20 7946 0958', 'US', '+44 20 7946 0958'],
    ['GB', '020 7946 0958', 'US', '+44 20 7946 0958'],
    ['GB', '020 7946 0958', 'FR', '+44 20 7946 0958'],
    ['GB', '020 7946 0958', 'GB', '020 7946 0958'],
    ['FR', '01 42 68 53 00', 'US', '+33 1 42 68 53 00'],
    ['FR', '01 42 68 53 00', 'GB', '+33 1 42 68 53 00'],
    ['US', '816 555 0143', 'GB', '+1 816 555 0143'],
    ['US', '816 555 0143', 'CA', '816 555 0143'],
    ['CA', '604 555 0143', 'US', '604 555 0143'],
    ['CA', '604 555 0143', 'FR', '+1 604 555 0143'],
    ['GB', '+33 1 42 68 53 00', 'US', '+33 1 42 68 53 00'],
  ])('TR-23 a phone in %s, %s, is in %s %s', (from, number, to, carried) => {
    for (const [one, other] of [
      ['origin', 'destination'],
      ['destination', 'origin'],
    ] as const) {
      const both = [home(one), home(other), at(one, from)];
      const before = checked(after(...both, at(other, to), ...typed(one, 'phone', number)), one);
      expect(before[other].point.phone).toBe(carried);
      // The country by which it is read may be chosen later.
      const later = reduce(checked(after(...both, ...typed(one, 'phone', number)), one), at(other, to));
      expect(later[other].point.phone).toBe(carried);
      expect(judgePhone(carried, to).valid).toBe(true);
    }
  });

  it('TR-23 other parts get a number of another country with its code, and a US number as typed', () => {
    const abroad = checked(
      after(home('destination'), at('destination', 'GB'), ...typed('destination', 'phone', '020 7946 0958')),
      'destination',
    );
    expect(publication(abroad).destination.phone).toBe('+44 20 7946 0958');
    expect(abroad.destination.point.phone).toBe('020 7946 0958');
    const us = checked(after(home('origin'), ...typed('origin', 'phone', '816 555 0143')), 'origin');
    expect(publication(us).origin.phone).toBe('816 555 0143');
  });

  it('BR-08 a recipient carried from the sender stays when another person signs in', () => {
    const customer = { name: 'Casey Customer', phone: '' };
    const filled = [home('origin'), home('destination'), ...typed('origin', 'contact', 'Ann Fox')];
    const state = after(...filled, ...typed('destination', 'contact', 'Ann Fox'), {
      type: 'customer-known',
      customer,
    });
    expect([state.origin.point.contact, state.destination.point.contact]).toEqual(['Ann Fox', 'Ann Fox']);
    const unsaid = after(home('destination'), { type: 'customer-known', customer });
    expect(unsaid.destination.point.contact).toBe('Casey Customer');
    const next = reduce(unsaid, { type: 'customer-known', customer: { name: 'Bea', phone: '' } });
    expect(next.destination.point.contact).toBe('Bea');
  });

  it('TR-23 the phone of a US account is valid abroad too', () => {
    const customer = { name: 'Ada', phone: '816 555 0143' };
    const known = after(home('destination'), { type: 'customer-known', customer });
    expect(known.destination.point.phone).toBe('816 555 0143');
    expect(reduce(known, at('destination', 'GB')).destination.point.phone).toBe('+1 816 555 0143');
    const late = after(home('destination'), at('destination', 'GB'), { type: 'customer-known', customer });
    expect(late.destination.point.phone).toBe('+1 816 555 0143');
  });

  it('AD-24 a club has its own phone, not the one that was carried from the sender; a typed one stays', () => {
    const info = clubInfo();
    const carried = after(home('origin'), home('destination'), ...typed('origin', 'phone', '816 555 0143'), {
      type: 'kind-chosen',
      end: 'destination',
      kind: 'club',
    }).destination;
    expect(chosenClub(carried, info).point?.phone).toBe(info.club_info.phone);
    const own = after(home('destination'), ...typed('destination', 'phone', '512 555 0100'), {
      type: 'kind-chosen',
      end: 'destination',
      kind: 'club',
    }).destination;
    expect(chosenClub(own, info).point?.phone).toBe('512 555 0100');
  });

  it('BR-08 no contact is copied between a club and an address', () => {
    const club = after(home('destination'), ...typed('origin', 'contact', 'Golf shop'));
    expect(club.destination.point.contact).toBe('');
    const toClub = after(
      home('origin'),
      { type: 'kind-chosen', end: 'destination', kind: 'club' },
      ...typed('origin', 'contact', 'Ada'),
    );
    expect(toClub.destination.point.contact).toBe('');
  });
});
