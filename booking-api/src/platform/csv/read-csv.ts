import { CsvError, parse } from 'csv-parse/sync';

/** A spreadsheet as text, row by row; or why it is unreadable, with the row where the problem begins. */
export type ReadCsv = { rows: string[][] } | { problem: 'not_utf8' | 'malformed'; row: number | null };

/** Tabs and line ends may be part of texts; other control characters mean a different file type. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/;

/**
 * Reads CSV by RFC 4180 in UTF-8; rows may differ in length, and empty ones are kept, so that row numbers
 * match the file.
 */
export function readCsv(bytes: Uint8Array, delimiter = ','): ReadCsv {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { problem: 'not_utf8', row: null };
  }
  if (control.test(text)) return { problem: 'not_utf8', row: null };
  try {
    return { rows: parse(text, { relax_column_count: true, delimiter }) };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { problem: 'malformed', row: typeof error.records === 'number' ? error.records + 1 : null };
  }
}

/** The text of a cell without the leading apostrophe by which `writeCsv` marks possible formulas. */
export const unguarded = (cell: string): string => cell.replace(/^'(?=[=+\-@\t\r＝＋－＠])/u, '');
