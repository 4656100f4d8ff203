import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { after, brand, reduce, typed } from '../testing/after.ts';
import { unitedStates } from './empty-phone.ts';
import type { TravelersEvent } from './events.ts';
import { reduceFor } from './reducer.ts';
import { initialState, type TravelersState } from './state.ts';

const ends = (contact: string, phone = ''): TravelersEvent => ({
  type: 'ends-known',
  valid: false,
  origin: 'US',
  destination: 'US',
  sender: { contact, phone },
});
const firstName = (state: TravelersState) => state.travelers[0]?.person.firstName;

describe('the sender as first traveler', () => {
  it('TR-01 the name and phone of the first address are filled in as they are typed', () => {
    const state = after(ends('M'), ends('Mary Ann L'), ends('Mary Ann Lee', '816 555 0143'));
    expect(state.travelers[0]).toMatchObject({
      person: { firstName: 'Mary Ann', lastName: 'Lee' },
      phone: { number: '816 555 0143' },
    });
    expect(firstName(reduce(state, ends('Bo Lee', '816 555 0143')))).toBe('Bo');
  });

  it('TR-23 a sender’s phone abroad is still followed once its code is in the country next to it', () => {
    const sent = after(
      {
        type: 'phone-countries-known',
        countries: [unitedStates, { code: 'GB', name: 'United Kingdom', dial: '+44' }],
      },
      ends('Ada', '+44 20 7946 0958'),
    );
    const key = sent.travelers[0]?.key ?? 0;
    const judged = { key, of: '+44 20 7946 0958', valid: true, country: 'GB', written: '+44 20 7946 0958' };
    const split = reduce(sent, { type: 'phone-checked', ...judged });
    expect(split.travelers[0]?.phone).toMatchObject({ country: 'GB', number: '20 7946 0958' });
    const corrected = reduce(split, ends('Ada', '+44 20 7946 0999'));
    expect(corrected.travelers[0]?.phone.number).toBe('+44 20 7946 0999');
    const own = reduce(
      reduce(split, { type: 'typed', key, field: 'phone', text: '20 7946 0111' }),
      ends('Ada', '+44 20 7946 0999'),
    );
    expect(own.travelers[0]?.phone.number).toBe('20 7946 0111');
  });

  it('TR-01 a name that was typed stays, and one that was removed does not return', () => {
    expect(firstName(after(typed('firstName', 'Bea'), ends('Mary Lee')))).toBe('Bea');
    const removed = after(
      ends('Mary Lee'),
      typed('firstName', ''),
      typed('lastName', ''),
      ends('Mary Leeson'),
    );
    expect(firstName(removed)).toBe('');
  });

  it('TR-01 an empty contact fills in no traveler', () => {
    expect(firstName(after(ends('')))).toBe('');
  });

  it('TR-05 a parent who sends for a camper is not the camper', () => {
    const camp = golfBrand({ ...brand, camp_grades: ['Grade 5'] });
    expect(firstName(reduceFor(camp)(initialState(camp), ends('Mary Lee')))).toBe('');
  });

  it('TR-05 a parent who sends for a student is not the student', () => {
    const school = golfBrand({ ...brand, place_type: 'School' });
    expect(firstName(reduceFor(school)(initialState(school), ends('Mary Lee')))).toBe('');
  });
});
