import type { Brand } from '../brands/schema.ts';
import type { ProductLine } from '../catalog/schema.ts';
import { foldText } from '../validation/fold-text.ts';
import { plainNumber } from '../validation/phone-text.ts';
import { splitExtension } from './phone-extension.ts';
import type { ItemRow, Traveler } from './slice.ts';

/** A brand's requirements for travelers and their bags beyond names and sizes. */
export type BrandRules = Pick<Brand, 'product_lines' | 'packaging_required' | 'camp_grades'>;
type Ask = Pick<ProductLine, 'packagings' | 'contents_required'>;

/** The problem with an answer: it is missing, or it is not one of the offered ones. */
export type AnswerProblem = 'required' | 'unknown' | null;

const oneOf = (offered: readonly string[], answer: string): AnswerProblem => {
  if (answer === '') return 'required';
  return offered.includes(answer) ? null : 'unknown';
};

/** VL-25: a bag needs a packaging of its line, if the brand asks for one and the line has any. */
export function packagingProblem(
  rules: Pick<BrandRules, 'packaging_required'>,
  { packagings }: Pick<Ask, 'packagings'>,
  { packaging }: Pick<ItemRow, 'packaging'>,
): AnswerProblem {
  if (!rules.packaging_required || packagings.length === 0) return null;
  return oneOf(
    packagings.map(({ id }) => id),
    packaging,
  );
}

/** VL-24: the contents of a bag must be declared if its line requires it; blanks do not count. */
export const contentsProblem = (
  line: Pick<Ask, 'contents_required'>,
  { contents }: Pick<ItemRow, 'contents'>,
): AnswerProblem => (line.contents_required === true && contents.trim() === '' ? 'required' : null);

/** TR-05, VL-22: a traveler needs a grade if the brand has grades. */
export const gradeProblem = (
  { camp_grades: grades }: Pick<BrandRules, 'camp_grades'>,
  { grade }: Pick<Traveler, 'grade'>,
): AnswerProblem => (grades.length === 0 ? null : oneOf(grades, grade));

/** A phone in E.164, followed by its extension: a number without a plus is a US number. */
function dialled(phone: string): string {
  const number = plainNumber(phone);
  const { extension } = splitExtension(foldText(phone));
  const digits = number.replace(/\D/g, '');
  const country = number.startsWith('+') || /^1\d{10}$/.test(digits) || digits === '' ? '' : '1';
  return [country + digits, extension].join('x');
}

const identity = (traveler: Traveler): string =>
  [`${traveler.firstName} ${traveler.lastName}`, traveler.email, dialled(traveler.phone)]
    .map((part) => part.trim().toLowerCase())
    .join('\n');

/** TR-07: ids of travelers whose name, email and phone equal those of an earlier one. Blank travelers never count. */
export function duplicateTravelers(travelers: readonly Traveler[]): string[] {
  const seen = new Set<string>();
  return travelers.flatMap((traveler) => {
    const key = identity(traveler);
    if (key.trim() === 'x') return [];
    if (seen.has(key)) return [traveler.id];
    seen.add(key);
    return [];
  });
}

/** TR-08: ids run from '1' without gaps, in order. */
export const renumber = (travelers: readonly Traveler[]): Traveler[] =>
  travelers.map((traveler, index) => ({ ...traveler, id: String(index + 1) }));

export const countItems = (travelers: readonly Traveler[]): number =>
  travelers.reduce((sum, { lines }) => sum + lines.reduce((rows, line) => rows + line.rows.length, 0), 0);

/** @public Released parts import it from here. */
export { labelName } from './label-name.ts';
