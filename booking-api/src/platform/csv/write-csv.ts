import { stringify } from 'csv-stringify/sync';

/** Marks names as UTF-8 for spreadsheets. */
export const utf8Mark = '\uFEFF';

/**
 * Rows as CSV by RFC 4180. Text that a spreadsheet would read as a formula is marked as text with a leading
 * apostrophe; our own numbers remain numbers.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // A lone line feed is part of a value, and is quoted like a record separator.
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ },
  );
