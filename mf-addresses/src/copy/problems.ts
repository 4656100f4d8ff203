import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import {
  invalidZip,
  missingZip,
  unverifiedZip,
  validPhone,
} from '@sendahead/shared-contracts/validation/field-sentences';
import type { FieldProblem } from '../state/problems.ts';
import { type PlaceFacts, placeWord } from './end-words.ts';

/** VL-20, VL-21 and the address rules in words. `place type` is the brand's own. */
export function problemText(problem: FieldProblem, end: ShipEnd, brand: PlaceFacts): string {
  switch (problem) {
    case 'club_missing':
      return `Please enter your ${placeWord(brand)} name`;
    case 'country_missing':
      return 'Please enter your country';
    case 'country_unserved':
      return 'We don’t ship to this country yet.';
    case 'zip_missing':
      return missingZip;
    case 'zip_not_valid':
      return invalidZip;
    case 'zip_not_verified':
      return unverifiedZip;
    case 'city_missing':
      return 'Please enter your city';
    case 'place_mismatch':
      return 'The zip, city and state don’t match. Check the city, or change the zip.';
    case 'state_missing':
      return 'Please select your state';
    case 'address_missing':
      return 'Please enter your address';
    case 'address_po_box':
      return 'Our carriers can’t reach PO boxes or general delivery. Please enter a street address.';
    case 'address_military':
      return 'Our carriers can’t reach military addresses (APO, FPO, DPO). Only the postal service can.';
    case 'contact_missing':
      return end === 'origin' ? 'Please enter your sender name' : 'Please enter your recipient name';
    case 'label_missing':
      return 'Please enter the name for the label in Latin letters.';
    case 'phone_missing':
      return 'Please enter your phone';
    case 'phone_not_valid':
      return validPhone;
    case 'phone_not_of_country':
      return 'Please enter a valid phone number.';
    default:
      return problem satisfies never;
  }
}
