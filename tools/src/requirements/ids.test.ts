import { idsInTable, idsInTests } from './ids.ts';

describe('requirement ids', () => {
  it('reads the rows of a table', () => {
    const table =
      '| id | what holds |\n|---|---|\n| AD-07 | Same zip is a duplicate. |\n| SV-03 | Sized rows only. |';
    expect(idsInTable(table)).toEqual([
      { id: 'AD-07', text: 'Same zip is a duplicate.' },
      { id: 'SV-03', text: 'Sized rows only.' },
    ]);
  });

  it('reads ids and ranges from test names, and nothing from the code around them', () => {
    const source = `
      // PR-01 is only mentioned
      it('AD-07 treats equal zips as duplicate', () => expect(x).toBe('VL-01'));
      test("SV-01 to SV-03, PY-05: holds", async () => {});
      it.each([1, 2])('TR-09 counts %s', () => {});
    `;
    expect(idsInTests(source)).toEqual(['AD-07', 'SV-01', 'SV-02', 'SV-03', 'PY-05', 'TR-09']);
  });

  it('takes a decision for itself, and not for the row that its name ends like', () => {
    expect(idsInTests("it('OPEN-19 is one path', () => {}); it('EP-50, OPEN-25 holds', () => {});")).toEqual([
      'OPEN-19',
      'EP-50',
      'OPEN-25',
    ]);
    expect(idsInTable('| OPEN-07 | Sizes. |')).toEqual([{ id: 'OPEN-07', text: 'Sizes.' }]);
  });

  it('reads the names of a table of tests, whatever stands in the table', () => {
    const source = `
      it.each([['VL-05', "O'Neil"], ['VL-06', f('x')]] as const)('%s is held by %s', () => {});
      it.each(['a', "O'Neil"])('VL-37 accepts %p', () => {});
      it.each([['VL-01']])('TR-01 only counts', () => {});
      const x = ('PY-01');
    `;
    expect(idsInTests(source)).toEqual(['VL-05', 'VL-06', 'VL-37', 'TR-01']);
  });
});
