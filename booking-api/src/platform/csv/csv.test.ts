import fc from 'fast-check';
import { readCsv } from './read-csv.ts';
import { writeCsv } from './write-csv.ts';

describe('spreadsheets', () => {
  it('attack 75: text that a spreadsheet would read as a formula is written as text, numbers as numbers', () => {
    expect(writeCsv([['=1+1', '+1', '-1', '@x', 'a"b', 'a,b', 'plain', -3, 'a\nb']])).toBe(
      `'=1+1,'+1,'-1,'@x,"a""b","a,b",plain,-3,"a\nb"\r\n`,
    );
  });

  it('are read as they were written', () => {
    const value = fc.string().map((text) => text.trim());
    const rows = fc.array(fc.array(value, { minLength: 2, maxLength: 4 }), { minLength: 1 });
    fc.assert(
      fc.property(rows, (written) => {
        const filled = [['A', 'B'], ...written.filter((row) => row.some((one) => one !== ''))];
        fc.pre(filled.flat().every((one) => !/^'|[\r\t]/.test(one)));
        expect(readCsv(writeCsv(filled)).map(({ values }) => values)).toEqual(filled);
      }),
    );
  });

  it('are read with semicolons or tabs, without empty lines, with the line of each record', () => {
    expect(readCsv('\uFEFFA;B\r\n1;"x, y"\r\n;\r\n\r\n2;z\r\n')).toEqual([
      { line: 1, values: ['A', 'B'] },
      { line: 2, values: ['1', 'x, y'] },
      { line: 5, values: ['2', 'z'] },
    ]);
    expect(readCsv('A\tB\n1,5\t2')[1]?.values).toEqual(['1,5', '2']);
  });

  it('with an open quote are refused with the line', () => {
    expect(() => readCsv('A,B\n1,"x\n')).toThrow(
      expect.objectContaining({ code: 'unreadable_sheet', status: 422 }),
    );
  });
});
