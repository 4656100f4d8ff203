import { fits, misfitOf } from './fits.ts';

describe('the shared packages of a page and a remote', () => {
  it.each([
    ['0.1.9', '0.1.9'],
    ['0.1.9', '0.1.10'],
    ['19.3.1', '19.3.2'],
    ['19.3.1', '19.4.0'],
    ['1.0.0', '1.2.0'],
  ])('fits: built with %s, lent %s', (built, lent) => {
    expect(fits(built, lent)).toBe(true);
  });

  it.each([
    ['0.1.10', '0.1.9'],
    ['0.1.9', '0.2.0'],
    ['0.2.0', '0.1.99'],
    ['0.9.0', '1.0.0'],
    ['19.3.1', '19.2.9'],
    ['19.3.1', '19.3.0'],
    ['19.3.1', '20.0.0'],
    ['1.4.0', '1.4.0-canary.3'],
    ['1.4', '1.4.0-canary.3'],
    ['workspace:*', '1.4.0'],
    ['*', '1.4.0'],
    ['', '1.4.0'],
    ['0.1.9', ''],
    ['0.1.9', undefined],
  ])('does not fit: built with %s, lent %s', (built, lent) => {
    expect(fits(built, lent)).toBe(false);
  });

  it('the first package that does not fit is reported', () => {
    const lent = { react: '19.3.1', rxjs: '7.8.2' };
    expect(misfitOf({ react: '19.3.0' }, lent)).toBeUndefined();
    expect(misfitOf({ react: '19.3.1', rxjs: '7.9.0' }, lent)).toEqual({
      name: 'rxjs',
      needed: '7.9.0',
      lent: '7.8.2',
    });
    expect(misfitOf({ zod: '4.6.7' }, lent)).toEqual({ name: 'zod', needed: '4.6.7', lent: undefined });
  });
});
