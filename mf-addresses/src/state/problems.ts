import { isPhoneText } from '@sendahead/shared-contracts/validation/person';
import { zipProblem } from '@sendahead/shared-contracts/validation/zip';
import type { AddressesState, End, EndState, Field } from './state.ts';

/** Why a field is not right; the words are in copy/. */
export type FieldProblem =
  | 'club_missing'
  | 'country_missing'
  | 'zip_missing'
  | 'zip_not_valid'
  | 'zip_not_verified'
  | 'city_missing'
  | 'state_missing'
  | 'address_missing'
  | 'contact_missing'
  | 'phone_missing'
  | 'phone_not_valid';

export type Problems = Partial<Record<Field, FieldProblem>>;

const phoneProblem = (phone: string): FieldProblem | undefined => {
  if (phone.trim() === '') return 'phone_missing';
  return isPhoneText(phone) ? undefined : 'phone_not_valid';
};

/** VL-06 to VL-09, VL-20, VL-21, VL-34: everything that is not right at one end, in the order of its fields. */
export function problemsOf({ point }: EndState): Problems {
  const missing = (text: string, problem: FieldProblem) => (text.trim() === '' ? problem : undefined);
  const person = { contact: missing(point.contact, 'contact_missing'), phone: phoneProblem(point.phone) };
  const place =
    point.kind === 'club'
      ? { club: point.club ? undefined : ('club_missing' as const) }
      : {
          country: missing(point.country, 'country_missing'),
          address1: missing(point.address1, 'address_missing'),
          zip: missing(point.zip, 'zip_missing') ?? zipProblem(point.zip, point.country) ?? undefined,
          city: missing(point.city, 'city_missing'),
          state: missing(point.state, 'state_missing'),
        };
  const found = Object.entries({ ...place, ...person }).filter(([, problem]) => problem !== undefined);
  return Object.fromEntries(found);
}

/** The problems that may show: of fields that were left, or all of them once an order was tried. */
export function shownProblems(state: AddressesState, end: End): Problems {
  const problems = problemsOf(state[end]);
  if (state.submits > 0) return problems;
  return Object.fromEntries(
    Object.entries(problems).filter(([field]) => state[end].left.includes(field as Field)),
  );
}

export const isComplete = (end: EndState): boolean => Object.keys(problemsOf(end)).length === 0;
