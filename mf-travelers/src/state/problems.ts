import { lacksLabel } from '@sendahead/shared-contracts/travelers/label-name';
import {
  type BrandRules,
  contentsProblem,
  gradeProblem,
  packagingProblem,
} from '@sendahead/shared-contracts/travelers/rules';
import type { ItemRow } from '@sendahead/shared-contracts/travelers/slice';
import { isNonZeroPhone } from '@sendahead/shared-contracts/validation/number-rules';
import { isEmail, isName } from '@sendahead/shared-contracts/validation/person';
import { isNorthAmerican, isPhoneText } from '@sendahead/shared-contracts/validation/phone-text';
import { countedRows } from './line-count.ts';
import { phoneText } from './phone.ts';
import { type Path, rowPath, type TravelerState, type TravelersState } from './state.ts';
import { emptyLeg } from './ways.ts';

/** Why a value is invalid; the messages are in copy/. */
export type Problem =
  | 'first_name_missing'
  | 'last_name_missing'
  | 'name_not_valid'
  | 'label_missing'
  | 'email_missing'
  | 'email_not_valid'
  | 'number_not_valid'
  | 'phone_not_valid'
  | 'phone_not_of_country'
  | 'grade_missing'
  | 'items_missing'
  | 'nobody_returns'
  | 'nobody_goes'
  | 'size_missing'
  | 'packaging_missing'
  | 'contents_missing';

export interface FoundProblem {
  readonly path: Path;
  readonly problem: Problem;
}

export const nameProblem = (text: string, missing: Problem): Problem | undefined => {
  if (text.trim() === '') return missing;
  return isName(text) ? undefined : 'name_not_valid';
};

export const emailProblem = (text: string): Problem | undefined => {
  if (text.trim() === '') return 'email_missing';
  return isEmail(text) ? undefined : 'email_not_valid';
};

/** VL-34: what is wrong with the form of a phone. */
export const phoneTextProblem = (text: string): Problem | undefined => {
  if (isPhoneText(text)) return undefined;
  return isNorthAmerican(text) ? 'phone_not_valid' : 'phone_not_of_country';
};

/** VL-16, VL-34, VL-35: a phone is optional, but must be valid. */
function phoneProblem({ phone }: TravelerState): Problem | undefined {
  const text = phoneText(phone);
  if (text === '') return undefined;
  if (!isNonZeroPhone(phone.number)) return 'number_not_valid';
  const refused = phone.check?.of === text && !phone.check.valid;
  return phoneTextProblem(text) ?? (refused ? 'phone_not_of_country' : undefined);
}

function rowProblems(key: string, row: ItemRow, index: number, rules: BrandRules): FoundProblem[] {
  const line = rules.product_lines.find((each) => each.key === key);
  return [
    ...(row.size === '' ? [{ path: rowPath(key, index, 'size'), problem: 'size_missing' as const }] : []),
    ...(line && packagingProblem(rules, line, row)
      ? [{ path: rowPath(key, index, 'packaging'), problem: 'packaging_missing' as const }]
      : []),
    ...(line && contentsProblem(line, row)
      ? [{ path: rowPath(key, index, 'contents'), problem: 'contents_missing' as const }]
      : []),
  ];
}

/** VL-23, VL-24, VL-34, VL-35, VL-37, VL-39: all that is wrong with one traveler, in the order of its fields. */
export function problemsOf(traveler: TravelerState, rules: BrandRules): FoundProblem[] {
  const { person } = traveler;
  const fields: readonly (readonly [Path, Problem | undefined])[] = [
    ['firstName', nameProblem(person.firstName, 'first_name_missing')],
    ['lastName', nameProblem(person.lastName, 'last_name_missing')],
    ['label', lacksLabel(person) ? 'label_missing' : undefined],
    ['email', emailProblem(person.email)],
    ['phone', phoneProblem(traveler)],
    ['grade', gradeProblem(rules, person) ? 'grade_missing' : undefined],
  ];
  return [
    ...fields.flatMap(([path, problem]) => (problem ? [{ path, problem }] : [])),
    ...traveler.lines.flatMap((line) =>
      countedRows(line).flatMap((row, index) => rowProblems(line.line, row, index, rules)),
    ),
  ];
}

/** Without a single bag there is nothing to book. */
export const isEmpty = ({ travelers }: Pick<TravelersState, 'travelers'>): boolean =>
  travelers.every(({ lines }) => lines.every((line) => countedRows(line).length === 0));

/** TL-04: a round trip with a leg without bags is a one-way trip. */
function wayProblem(state: Pick<TravelersState, 'travelers' | 'tripType'>): FoundProblem | undefined {
  const empty = emptyLeg(state);
  return empty && { path: empty.path, problem: empty.leg === 'return' ? 'nobody_returns' : 'nobody_goes' };
}

/** Whether one bag is complete and has no remarks. */
export function isRowComplete(
  state: Pick<TravelersState, 'travelers' | 'tripType'>,
  traveler: TravelerState,
  { line, row: index }: { readonly line: string; readonly row: number },
  rules: BrandRules,
): boolean {
  const row = traveler.lines.find((each) => each.line === line)?.rows[index];
  if (!row || rowProblems(line, row, index, rules).length > 0) return false;
  if (traveler.remarks[rowPath(line, index, 'contents')]) return false;
  return traveler.key !== state.travelers[0]?.key || wayProblem(state)?.path !== rowPath(line, index, 'way');
}

/** Every traveler's problems in order; a missing bag is a problem of the first traveler. */
export function allProblems(
  state: Pick<TravelersState, 'travelers' | 'tripType'>,
  rules: BrandRules,
): { traveler: TravelerState; problems: FoundProblem[] }[] {
  const empty = isEmpty(state);
  const way = wayProblem(state);
  return state.travelers.map((traveler, index) => ({
    traveler,
    problems: [
      ...problemsOf(traveler, rules),
      ...(empty && index === 0 ? [{ path: 'items', problem: 'items_missing' } as const] : []),
      ...(way && index === 0 ? [way] : []),
    ],
  }));
}

export const hasProblems = (
  state: Pick<TravelersState, 'travelers' | 'tripType'>,
  rules: BrandRules,
): boolean => allProblems(state, rules).some(({ problems }) => problems.length > 0);

/** The problem that may show at a place: its field was left, or an order was tried. */
export function shownProblem(
  state: Pick<TravelersState, 'travelers' | 'submits' | 'tripType'>,
  traveler: TravelerState,
  path: Path,
  rules: BrandRules,
): Problem | undefined {
  const isFirst = traveler.key === state.travelers[0]?.key;
  // All choices are visible, so no field has to be left first.
  if (path.endsWith('way')) {
    const way = isFirst ? wayProblem(state) : undefined;
    return way?.path === path ? way.problem : undefined;
  }
  if (state.submits === 0 && !traveler.blurred.includes(path)) return undefined;
  if (path === 'items') {
    return isEmpty(state) && isFirst ? 'items_missing' : undefined;
  }
  return problemsOf(traveler, rules).find((problem) => problem.path === path)?.problem;
}
