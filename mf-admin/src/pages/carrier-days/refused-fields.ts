import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { carrierDayProblems } from '../../copy/carrier-days.ts';
import { fieldProblems } from '../../copy/field-problems.ts';

type Codes = Readonly<Record<string, string>>;

/**
 * The fields that the server refused, each with its code; the form has a single choice for what a day stops.
 */
export const refusedFields = (error: unknown): Codes =>
  isApiError(error)
    ? Object.fromEntries(
        error.fields.map(({ path, code }) => [path.replace(/^(body\.)?(fields\.)?/, ''), code]),
      )
    : {};

/** The problem of a field, as text. */
export function problemWords(codes: Codes, field: string): string | undefined {
  const code = codes[field];
  return code === undefined ? undefined : (carrierDayProblems[code] ?? fieldProblems[code] ?? code);
}
