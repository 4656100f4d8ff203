import { spreadsheetRows } from './spreadsheet-rows.ts';

const cells = (text: string) => spreadsheetRows(text).map((row) => row.cells);

describe('rows as spreadsheets export them', () => {
  it.each([
    ['a byte order mark', '\uFEFFAnn,ann@x.co', [['Ann', 'ann@x.co']]],
    ['a line that says what parts the cells', 'sep=|\r\nAnn|ann@x.co', [['Ann', 'ann@x.co']]],
    ['a line break in quotes', '"Ann\nLee",ann@x.co', [['Ann\nLee', 'ann@x.co']]],
    ['a doubled quote', '"Ann ""Bo"" Lee",ann@x.co', [['Ann "Bo" Lee', 'ann@x.co']]],
    ['a comma in quotes before semicolons', '"Lee, Ann";ann@x.co', [['Lee, Ann', 'ann@x.co']]],
    ['a semicolon in quotes before commas', '"Lee; Ann",ann@x.co', [['Lee; Ann', 'ann@x.co']]],
    [
      'carriage returns alone',
      'Ann,a@x.co\rBo,b@x.co',
      [
        ['Ann', 'a@x.co'],
        ['Bo', 'b@x.co'],
      ],
    ],
    ['blanks before a quote', 'x, "Lee, Ann"', [['x', 'Lee, Ann']]],
    ['a quote inside a cell', '5" case,Ann', [['5" case', 'Ann']]],
    [
      'blank rows',
      'Ann,a@x.co\n\n,,\nBo,b@x.co',
      [
        ['Ann', 'a@x.co'],
        ['Bo', 'b@x.co'],
      ],
    ],
    ['tabs', 'Lee, Ann\ta@x.co', [['Lee, Ann', 'a@x.co']]],
  ])('reads %s', (_what, text, rows) => {
    expect(cells(text)).toEqual(rows);
  });

  it('numbers rows by the line on which they begin, and names a quote that never ends', () => {
    const rows = spreadsheetRows('"Ann\nLee",a@x.co\n\nBo,b@x.co\n"Cy,c@x.co\nDi,d@x.co');
    expect(rows.map(({ line, quoteOpen }) => [line, quoteOpen])).toEqual([
      [1, false],
      [4, false],
      [5, true],
    ]);
  });
});
