import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { carrierDayProblems } from '../../copy/carrier-days.ts';
import { fieldProblems } from '../../copy/field-problems.ts';

type Codes = Readonly<Record<string, string>>;

/** Fields that the server refused, with the code of each; what a day stops is one choice here. */
export const refusedFields = (error: unknown): Codes =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [path.replace(/^(body\.)?(fields\.)?/, ''), code]),
      )
    : {};

/** The problem of a field, in words. */
export function problemWords(codes: Codes, field: string): string | undefined {
  const code = codes[field];
  return code === undefined ? undefined : (carrierDayProblems[code] ?? fieldProblems[code] ?? code);
}
