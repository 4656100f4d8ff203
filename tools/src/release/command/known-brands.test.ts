import { refuseUnknownBrands } from './known-brands.ts';

describe('RL-17 the brands of a canary', () => {
  it('a brand that does not exist is refused with the names of those that do', () => {
    expect(() => refuseUnknownBrands(['ski', 'nobrand'], () => ['golf', 'ski'])).toThrow(
      'No such brand: nobrand. Brands: golf, ski.',
    );
  });

  it('known brands are accepted, and the database is asked only about named ones', () => {
    expect(refuseUnknownBrands(['ski'], () => ['golf', 'ski'])).toBeUndefined();
    const ask = () => {
      throw new Error('asked');
    };
    expect(refuseUnknownBrands(undefined, ask)).toBeUndefined();
  });

  it('without a database brands are accepted with a warning', () => {
    expect(refuseUnknownBrands(['ski'], () => undefined)).toContain('nobody checked');
  });
});
