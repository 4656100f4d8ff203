import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { counterId, fieldId } from '../state/field-id.ts';
import { offeredLines } from '../state/offered-lines.ts';
import { allProblems } from '../state/problems.ts';
import type { Path, TravelersState } from '../state/state.ts';
import { bagName, travelerName } from './announcements.ts';
import { personWords } from './person.ts';

const names: Readonly<Record<string, string>> = {
  firstName: personWords.firstName,
  lastName: personWords.lastName,
  label: personWords.labelName,
  email: personWords.email,
  phone: personWords.phone,
  grade: personWords.grade,
  items: 'What you’re shipping',
  way: 'Who ships which way',
};

function labelOf(path: Path, traveler: number | null, brand: Brand): string {
  const [line = '', row, field = ''] = path.split('.');
  const what =
    row === undefined
      ? (names[path] ?? '')
      : `${field.charAt(0).toUpperCase()}${field.slice(1)} of ${bagName(line, Number(row), brand)}`;
  return traveler === null ? what : `${what}, ${travelerName(traveler, brand)}`;
}

/** The first missing or invalid field of the travelers and their bags; null once all are valid. */
export function nextStep(state: TravelersState, brand: Brand): NextStep | null {
  const alone = state.travelers.length === 1;
  for (const [index, { traveler, problems }] of allProblems(state, brand).entries()) {
    const path = problems[0]?.path;
    if (path === undefined) continue;
    const line = offeredLines(brand, state, traveler)[0]?.key ?? '';
    return {
      label: labelOf(path, alone ? null : index + 1, brand),
      fieldId: path === 'items' ? counterId(index + 1, line) : fieldId(index + 1, path),
    };
  }
  return null;
}
