import { idsInTests, rowsInTable } from './ids.ts';

describe('requirement ids', () => {
  it('the rows of a table are read', () => {
    const table = `| id | what holds | where |
|---|---|---|
| AD-07 | Same zip is a duplicate. | both |
| B3-18 | A lost connection. | server |`;
    expect(rowsInTable(table)).toEqual([
      { id: 'AD-07', text: 'Same zip is a duplicate.', where: 'both' },
      { id: 'B3-18', text: 'A lost connection.', where: 'server' },
    ]);
    expect(() => rowsInTable('| AD-07 | Same zip. | somewhere |')).toThrow('AD-07');
  });

  it('ids of faults, attacks and accessibility are read', () => {
    const source =
      "it('B3-6, B3-7: nothing is half done', () => {}); test('D3-1 C4-8 MD-02 in A4B1', () => {});";
    expect(idsInTests(source)).toEqual(['B3-6', 'B3-7', 'MD-02', 'D3-1', 'C4-8']);
  });

  it('ids and ranges are read from test names, but not from the code around them', () => {
    const source = `
      // PR-01 is only mentioned
      it('AD-07 treats equal zips as duplicate', () => expect(x).toBe('VL-01'));
      test("SV-01 to SV-03, PY-05: holds", async () => {});
      it.each([1, 2])('TR-09 counts %s', () => {});
    `;
    expect(idsInTests(source)).toEqual(['AD-07', 'SV-01', 'SV-02', 'SV-03', 'PY-05', 'TR-09']);
  });

  it('ids of three digits are read whole', () => {
    expect(rowsInTable('| CO-123 | Another carrier. | both |')).toMatchObject([{ id: 'CO-123' }]);
    expect(idsInTests("it('CO-99 to CO-101 and CO-158 hold', () => {});")).toEqual([
      'CO-99',
      'CO-100',
      'CO-101',
      'CO-158',
    ]);
  });

  it('a decision is read as itself, not as a row that its name ends with', () => {
    expect(idsInTests("it('OPEN-19 is one path', () => {}); it('EP-50, OPEN-25 holds', () => {});")).toEqual([
      'OPEN-19',
      'EP-50',
      'OPEN-25',
    ]);
    expect(rowsInTable('| OPEN-07 | Sizes. | server |')).toEqual([
      { id: 'OPEN-07', text: 'Sizes.', where: 'server' },
    ]);
  });

  it('the names of a table of tests are read, for any kind of table', () => {
    const source = `
      it.each([['VL-05', "O'Neil"], ['VL-06', f('x')]] as const)('%s is held by %s', () => {});
      it.each(['a', "O'Neil"])('VL-37 accepts %p', () => {});
      it.each([['VL-01']])('TR-01 only counts', () => {});
      const x = ('PY-01');
    `;
    expect(idsInTests(source)).toEqual(['VL-05', 'VL-06', 'VL-37', 'TR-01']);
  });
});
