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
});
