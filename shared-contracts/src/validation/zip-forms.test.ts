import { zipProblem } from './zip.ts';

describe('postal codes', () => {
  it.each([
    ['10001', 'US', null],
    ['1000', 'US', 'zip_not_valid'],
    ['', 'DE', null],
    ['M5V', 'CA', 'zip_not_verified'],
    ['M5V ZZZ', 'CA', 'zip_not_verified'],
    ['m5v-3l9', 'CA', null],
    ['1011', 'DE', 'zip_not_verified'],
    ['10117', 'DE', null],
    ['D-10117', 'DE', null],
    ['AB', 'DE', 'zip_not_verified'],
    ['ZZ', 'JP', 'zip_not_verified'],
    ['100-0001', 'JP', null],
    ['1000001', 'JP', null],
    ['1012 JS', 'NL', null],
    ['1012', 'NL', 'zip_not_verified'],
    ['111 20', 'SE', null],
    ['LV-1050', 'LV', null],
    ['LT-01103', 'LT', null],
    ['SW1A 1AA', 'GB', null],
    ['KY16', 'GB', null],
    ['12345', 'GB', 'zip_not_verified'],
    ['00901', 'PR', null],
    ['009', 'PR', 'zip_not_verified'],
    ['AB', 'MN', 'zip_not_verified'],
    ['14200', 'MN', null],
  ])('VL-07 VL-08 %p in %s gets the verdict %p from page and server', (zip, country, problem) => {
    expect(zipProblem(zip, country)).toBe(problem);
  });
});
