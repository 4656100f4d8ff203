import { clubInfo } from '@sendahead/shared-contracts/factories/places';
import { chosenClub } from './chosen-club.ts';
import type { AddressesEvent } from './events.ts';
import { reduce } from './reducer.ts';
import { type AddressesState, type End, initialState } from './state.ts';

const typed = (end: End, field: 'contact' | 'phone', text: string): AddressesEvent[] => [
  { type: 'typed', end, field, text },
  { type: 'blurred', end, field },
];
const home = (end: End): AddressesEvent => ({ type: 'kind-chosen', end, kind: 'other' });
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

  it('AD-01 a phone that is not valid stays with its own address', () => {
    const state = after(home('origin'), home('destination'), ...typed('origin', 'phone', '816 555'));
    expect(state.destination.point.phone).toBe('');
    const whole = typed('origin', 'phone', '816 555 0143').reduce(reduce, state);
    expect(whole.destination.point.phone).toBe('816 555 0143');
  });

  it('AD-01 a recipient who was entered, or removed, stays so', () => {
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

  it('BR-08 nobody of a club is carried to an address, nor the other way', () => {
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
