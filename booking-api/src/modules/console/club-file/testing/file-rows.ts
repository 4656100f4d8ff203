/** Rows of a file of clubs as text. */
export const csv = (...rows: string[][]): string =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\r\n');

export const outcomes = ({ lines }: { lines: { outcome: string }[] }) => lines.map(({ outcome }) => outcome);
export const problems = ({ lines }: { lines: { problems: { column: string | null; code: string }[] }[] }) =>
  lines.map((line) => line.problems.map(({ column, code }) => [column, code]));

export const newHeadings = ['Name', 'Kind', 'Brands', 'Phone', 'Address', 'City', 'State', 'Zip code'];
export const birch = [
  'Birch Hollow',
  'golf',
  'golf, sticks',
  '+1 855 555 0140',
  '12 Birch Lane',
  'Kansas City',
  'MO',
  '64111',
];
