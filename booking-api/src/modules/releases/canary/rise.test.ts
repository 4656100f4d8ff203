import fc from 'fast-check';
import { risesTo, shareAfter } from './rise.ts';

const minute = 60_000;

describe('CO-51 the share of a rising canary', () => {
  it('goes through 1, 5, 25, 50 and 100 percent', () => {
    const shares = [1];
    for (let next = shareAfter(1); next !== undefined; next = shareAfter(next)) shares.push(next);
    expect(shares).toEqual([1, 5, 25, 50, 100]);
  });

  it('continues from a share between two steps', () => {
    expect(shareAfter(10)).toBe(25);
  });

  it.each([
    ['ten minutes and 250 page loads', 10 * minute, 250, 25],
    ['less than ten minutes', 10 * minute - 1, 10_000, undefined],
    ['fewer than 250 page loads', 600 * minute, 249, undefined],
  ])('rises or waits after %s', (_what, passed, loads, next) => {
    expect(risesTo({ percent: 5, since: 1000, loads: 40 }, 1000 + passed, 40 + loads)).toBe(next);
  });

  it('the share of a rising canary never falls, never skips a step, and remains at 100', () => {
    fc.assert(
      fc.property(fc.nat(100), fc.nat(), fc.nat(), (percent, passed, loads) => {
        const next = risesTo({ percent, since: 0, loads: 0 }, passed, loads);
        if (next === undefined) return;
        expect(next).toBeGreaterThan(percent);
        expect(next).toBe(shareAfter(percent));
        expect(percent).toBeLessThan(100);
      }),
    );
  });
});
