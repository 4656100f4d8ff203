import { stringify } from 'csv-stringify/sync';

/** Says to spreadsheets that names are UTF-8. */
export const utf8Mark = '\uFEFF';

/**
 * Rows as CSV by RFC 4180. Text that a spreadsheet would read as a formula is marked as text by a leading apostrophe; our
 * numbers stay numbers.
 */
export const writeCsv = (rows: readonly (readonly (string | number)[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    // A lone line feed is part of a value, and is quoted like the end of a record.
    { record_delimiter: 'windows', escape_formulas: true, quoted_match: /[\r\n]/ },
  );
