import { NotAVersion, nextVersion } from './next-version.ts';

describe('the version of what the page lends', () => {
  it.each([
    ['0.1.9', 'none', '0.1.9'],
    ['0.1.9', 'added', '0.1.10'],
    ['0.1.9', 'breaking', '0.2.0'],
    ['1.4.2', 'added', '1.4.3'],
    ['1.4.2', 'breaking', '2.0.0'],
  ] as const)('%s is, after a change that is %s, %s', (version, change, next) => {
    expect(nextVersion(version, change)).toBe(next);
  });

  it.each(['0.1', '0.1.0-canary.1', 'workspace:*', ''])('is three numbers, not "%s"', (version) => {
    expect(() => nextVersion(version, 'added')).toThrow(NotAVersion);
  });
});
