import { CsvError, parse } from 'csv-parse/sync';
import { Refusal } from '../http/refusal.ts';

/** A record with the line of the file on which it ends. */
export interface CsvRecord {
  readonly line: number;
  readonly values: readonly string[];
}

/** The apostrophe that marks text which looks like a formula. */
const unmarked = (value: string): string => value.replace(/^'(?=[=+\-@\t\r])/, '');

interface Parsed {
  readonly record: readonly string[];
  readonly info: { readonly lines: number };
}

/**
 * Reads CSV with commas, semicolons or tabs, as spreadsheets write it. Empty lines are left out. Throws Refusal
 * `unreadable_sheet` with the line where a quote is not closed.
 */
export function readCsv(text: string): CsvRecord[] {
  const heading = text.split(/\r?\n/, 1)[0] ?? '';
  const delimiter = ['\t', ';', ','].find((mark) => heading.includes(mark)) ?? ',';
  try {
    // With `info` each record comes with its place, which its type does not say.
    const parsed = parse(text, {
      bom: true,
      delimiter,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    }) as unknown as Parsed[];
    return parsed
      .map(({ record, info }) => ({ line: info.lines, values: record.map(unmarked) }))
      .filter(({ values }) => values.some((value) => value !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new Refusal(422, 'unreadable_sheet', { beside: { line: Number(error.lines ?? 0) } });
  }
}
