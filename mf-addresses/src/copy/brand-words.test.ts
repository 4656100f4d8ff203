import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import type { FieldProblem } from '../state/problems.ts';
import { problemText } from './problems.ts';

const placeTypes = ['Club/Resort', 'Hotel/Lodge', 'Hotel/Resort', 'Camp', 'School'] as const;
const shared: readonly (readonly [FieldProblem, string])[] = [
  ['country_missing', 'Please enter your country'],
  ['address_missing', 'Please enter your address'],
  ['zip_missing', 'Please enter your zip'],
  ['city_missing', 'Please enter your city'],
  ['state_missing', 'Please select your state'],
  ['phone_missing', 'Please enter your phone'],
  ['phone_not_valid', 'Please enter a valid phone number'],
  ['zip_not_valid', 'Zip code is not valid'],
  ['zip_not_verified', 'Please verify zip / postal code for selected country.'],
];

describe.each(placeTypes)('words of a brand that ships from a %s', (place_type) => {
  const brand = golfBrand({ place_type });
  it('BR-03 VL-20 names the missing place in the brand’s word', () => {
    expect(problemText('club_missing', 'origin', brand)).toBe(`Please enter your ${place_type} name`);
  });
  it('VL-20 speaks of the sender at the origin and the recipient at the destination', () => {
    expect([
      problemText('contact_missing', 'origin', brand),
      problemText('contact_missing', 'destination', brand),
    ]).toEqual(['Please enter your sender name', 'Please enter your recipient name']);
  });
  it.each(shared)('VL-21 VL-08 VL-06 VL-34 says %s in the specified words', (problem, text) => {
    expect(problemText(problem, 'destination', brand)).toBe(text);
  });
});
