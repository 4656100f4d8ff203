import { lacksContactLabel } from '@sendahead/shared-contracts/geo/contact-name';
import { isRequired, isShown } from '@sendahead/shared-contracts/geo/country-fields';
import { placeholderZip } from '@sendahead/shared-contracts/geo/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { type UnservedPlace, unservedPlace } from '@sendahead/shared-contracts/geo/unserved-place';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import { isMismatched } from './correction.ts';
import { phoneProblem } from './phone.ts';
import type { AddressesState, Field } from './state.ts';
import type { CountriesByCode } from './typed.ts';

/** Why a field is invalid; the messages are in copy/. */
export type FieldProblem =
  | 'club_missing'
  | 'country_missing'
  | 'country_unserved'
  | 'zip_missing'
  | 'zip_not_valid'
  | 'zip_not_verified'
  | 'city_missing'
  | 'place_mismatch'
  | 'state_missing'
  | 'address_missing'
  | 'address_po_box'
  | 'address_military'
  | 'contact_missing'
  | 'label_missing'
  | 'phone_missing'
  | 'phone_not_valid'
  | 'phone_not_of_country';

export type Problems = Partial<Record<Field, FieldProblem>>;

const missing = (text: string, problem: FieldProblem, wanted = true): FieldProblem | undefined =>
  wanted && text.trim() === '' ? problem : undefined;

/** VL-09: the placeholder is not a real zip. */
const placeholderProblem = (country: string): FieldProblem =>
  country === 'US' ? 'zip_not_valid' : 'zip_not_verified';

function addressProblems(
  { point, zip: looked }: AddressesState[ShipEnd],
  { [point.country]: country, US: listed }: CountriesByCode,
): Problems {
  const refused = looked.refused !== undefined && point.country === 'US';
  const zip = isShown('zip', country)
    ? (missing(point.zip, refused ? 'zip_not_valid' : 'zip_missing', isRequired('zip', country)) ??
      zipProblem(point.zip, point.country) ??
      (point.zip === placeholderZip ? placeholderProblem(point.country) : undefined))
    : undefined;
  const unserved = unservedPlace(point);
  const refusedAt = (field: UnservedPlace['field']) =>
    unserved?.field === field ? unserved.reason : undefined;
  return defined({
    // Before the countries are listed, any may be served.
    country:
      missing(point.country, 'country_missing') ?? (listed && !country ? 'country_unserved' : undefined),
    address1: missing(point.address1, 'address_missing') ?? refusedAt('address1'),
    address2: refusedAt('address2'),
    zip: zip ?? refusedAt('zip'),
    city: missing(point.city, 'city_missing', isRequired('city', country)),
    state: missing(point.state, 'state_missing', isRequired('state', country)),
  });
}

/** VL-06 to VL-11, VL-20, VL-21, VL-34, VL-35: all problems of one end, in the order of its fields. */
export function problemsOf(state: AddressesState, end: ShipEnd): Problems {
  const { point, phoneCheck } = state[end];
  const country = state.countries[point.country];
  const place: Problems =
    point.kind === 'club'
      ? defined({ club: point.club ? undefined : 'club_missing' })
      : addressProblems(state[end], state.countries);
  return {
    ...(isMismatched(state, end) ? { [isShown('city', country) ? 'city' : 'zip']: 'place_mismatch' } : {}),
    ...place,
    ...defined({
      contact: missing(point.contact, 'contact_missing'),
      label: lacksContactLabel(point) ? 'label_missing' : undefined,
      phone: phoneProblem(point, phoneCheck),
    }),
  };
}

/** Problems of what was filled in without the field, by a link or a lookup. */
const alwaysShown: readonly FieldProblem[] = ['place_mismatch', 'country_unserved'];

/** The problems that may show: of fields that were left, or all of them once an order was tried. */
export function shownProblems(state: AddressesState, end: ShipEnd): Problems {
  const problems = problemsOf(state, end);
  if (state.submits > 0) return problems;
  return Object.fromEntries(
    Object.entries(problems).filter(
      ([field, problem]) => alwaysShown.includes(problem) || state[end].blurred.includes(field as Field),
    ),
  );
}

export const isComplete = (state: AddressesState, end: ShipEnd): boolean =>
  Object.keys(problemsOf(state, end)).length === 0;

const defined = (found: Partial<Record<Field, FieldProblem | undefined>>): Problems =>
  Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
