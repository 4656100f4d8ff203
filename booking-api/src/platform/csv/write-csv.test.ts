import { writeCsv } from './write-csv.ts';

describe('spreadsheets', () => {
  it('attack 75: spreadsheets write text that a spreadsheet would read as a formula as text, and numbers as numbers', () => {
    expect(writeCsv([['=1+1', '+1', '-1', '@x', 'a"b', 'a,b', 'plain', -3, 'a\nb']])).toBe(
      `'=1+1,'+1,'-1,'@x,"a""b","a,b",plain,-3,"a\nb"\r\n`,
    );
  });
});
