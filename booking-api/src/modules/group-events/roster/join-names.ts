const firstNames = ['first name', 'first', 'given name'];
const lastNames = ['last name', 'last', 'family name', 'surname'];
const fold = (text: string): string => text.trim().toLowerCase().replaceAll(/\s+/g, ' ');

/**
 * CO-174: the rows of a list with one name column, in place of a first and a last name, which camp systems export. Other
 * lists stay as they are.
 */
export function joinNames(rows: readonly (readonly string[])[]): readonly (readonly string[])[] {
  const headings = (rows[0] ?? []).map(fold);
  const first = headings.findIndex((heading) => firstNames.includes(heading));
  const last = headings.findIndex((heading) => lastNames.includes(heading));
  if (first < 0 || last < 0 || headings.includes('name')) return rows;
  return rows.map((cells, row) => {
    const name = row === 0 ? 'Name' : `${cells[first] ?? ''} ${cells[last] ?? ''}`.trim();
    const joined = cells.map((cell, at) => (at === first ? name : cell));
    return joined.toSpliced(last, 1);
  });
}
