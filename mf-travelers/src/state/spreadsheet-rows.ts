import Papa from 'papaparse';

/** A row of a pasted sheet: its cells, the number of the line on which it begins, and whether a quote in it never ends. */
export interface SheetRow {
  readonly cells: readonly string[];
  readonly line: number;
  readonly quoteOpen: boolean;
}

/** Cell separators, in this order: cells copied from a sheet have tabs, and names contain commas. */
const separators = ['\t', ';', ',', '|'] as const;

/** Taken from the first line of the sheet that has one; text in quotes is ignored. */
function separatorOf(text: string): string {
  const lines = text
    .replace(/"[^"]*"/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '');
  const among = [lines[0] ?? '', lines.join('\n')];
  for (const where of among) {
    const separator = separators.find((each) => where.includes(each));
    if (separator !== undefined) return separator;
  }
  return ',';
}

const lineBreaks = (text: string): number => text.match(/\r\n|\r|\n/g)?.length ?? 0;

function parse(text: string, delimiter: string): SheetRow[] {
  const rows: SheetRow[] = [];
  let line = 1;
  let from = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    step: ({ data, errors, meta }) => {
      const quoteOpen = errors.some(({ code }) => code === 'MissingQuotes');
      rows.push({ cells: data.map((cell) => cell.trim()), line, quoteOpen });
      line += lineBreaks(text.slice(from, meta.cursor));
      from = meta.cursor;
    },
  });
  return rows.filter(({ cells }) => cells.some((cell) => cell !== ''));
}

/** Reads cells that were copied from a sheet, or a file that one exported (RFC 4180), blank rows left out. */
export function spreadsheetRows(pasted: string): SheetRow[] {
  const text = pasted.replace(/^\uFEFF/, '');
  // Excel writes the cell separator into an extra line.
  const [separatorLine, separator] = /^sep=(.)(?:\r\n|\r|\n)/i.exec(text) ?? [];
  const delimiter = separator ?? separatorOf(text);
  const rows = parse(separatorLine === undefined ? text : text.slice(separatorLine.length), delimiter).map(
    (row) => ({
      ...row,
      line: row.line + (separatorLine === undefined ? 0 : 1),
    }),
  );
  // Blanks between a separator and a quote are not in RFC 4180, but in lists that people type.
  const spaced = new RegExp(`${delimiter.replace(/[^\w\s]/, '\\$&')} +"`, 'g');
  const isSpaced = rows.some(({ cells }) => cells.some((cell) => cell.startsWith('"')));
  return isSpaced && spaced.test(text) ? spreadsheetRows(text.replace(spaced, `${delimiter}"`)) : rows;
}
