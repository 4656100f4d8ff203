import { austinZip } from '@sendahead/shared-contracts/factories/places';
import { zipPlaceWords } from '../copy/zip-place.ts';
import { contradictionOf } from './entered-place.ts';
import type { AddressesEvent } from './events.ts';
import { problemsOf } from './problems.ts';
import type { AddressesState } from './state.ts';
import { after } from './testing/after-events.ts';

const end = 'destination';
const typed = (field: 'zip' | 'city' | 'state' | 'address1', text: string): AddressesEvent => ({
  type: 'typed',
  end,
  field,
  text,
});
const blurred: AddressesEvent = { type: 'blurred', end, field: 'city' };
const austin: AddressesEvent = { type: 'zip-arrived', end, info: austinZip() };
const other: AddressesEvent = { type: 'other-place-taken', end };
const miami = [typed('address1', '12 Main St'), typed('city', 'Miami'), typed('state', 'FL')];

const wordsOf = (state: AddressesState) => {
  const found = contradictionOf(state[end]);
  return found && zipPlaceWords(state[end].point.zip, found, (code) => ({ TX: 'Texas' })[code] ?? code);
};
const townOf = (state: AddressesState) => {
  const { address1, city, state: region } = state[end].point;
  return [address1, city, region].join(', ');
};

describe('a city and state that contradict the zip', () => {
  it("AD-19 the zip's place is filled in and announced, and one press restores the entered place", () => {
    const filled = after(...miami, typed('zip', '7870'), typed('zip', '78701'), austin);
    expect(townOf(filled)).toBe('12 Main St, Austin, TX');
    expect(wordsOf(filled)).toEqual({
      text: '78701 is in Austin, Texas. We used that instead of Miami, FL.',
      other: 'Keep Miami, FL',
    });
    const kept = after(...miami, typed('zip', '78701'), austin, other);
    expect(townOf(kept)).toBe('12 Main St, Miami, FL');
    expect(wordsOf(kept)?.other).toBe('Use Austin, TX');
    const back = after(...miami, typed('zip', '78701'), austin, other, other);
    expect(townOf(back)).toBe('12 Main St, Austin, TX');
    expect(wordsOf(back)?.other).toBe('Keep Miami, FL');
  });

  it('AD-19 a city entered after the zip stays, and the place of the zip is offered once the field is left', () => {
    const events = [typed('zip', '78701'), austin, typed('city', 'Miami')];
    expect(wordsOf(after(...events))).toBeNull();
    expect(wordsOf(after(...events, blurred))).toEqual({
      text: '78701 is in Austin, Texas. We kept Miami, TX.',
      other: 'Use Austin, TX',
    });
    expect(townOf(after(...events, blurred, other))).toBe(', Austin, TX');
  });

  it('AD-19 no message appears if an earlier zip filled in the place, or only the spelling differs', () => {
    const stLouis = austinZip({ city: 'St. Louis', state: 'MO' });
    const louis: AddressesEvent = { type: 'zip-arrived', end, info: stLouis };
    expect(wordsOf(after(typed('zip', '63101'), louis, typed('zip', '78701'), austin))).toBeNull();
    expect(wordsOf(after(typed('zip', '63101'), louis, typed('city', 'saint louis'), blurred))).toBeNull();
  });
});

describe('the placeholder of a zip', () => {
  it('VL-09 the placeholder of a zip is refused at the field', () => {
    expect(problemsOf(after(typed('zip', '00000')), end).zip).toBe('zip_not_valid');
    expect(
      problemsOf(after({ type: 'typed', end, field: 'country', text: 'FR' }, typed('zip', '00000')), end).zip,
    ).toBe('zip_not_verified');
  });
});
