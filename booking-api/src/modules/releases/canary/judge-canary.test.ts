import fc from 'fast-check';
import { getsCanary } from '../public/canaries.ts';
import { isWorse, type Loads } from './judge-canary.ts';

/** A generator of numbers from 0 to 1 that is the same in each run (mulberry32). */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Page loads of a rollout until the canary is ended, judged every eight loads; undefined when it never ends.
 */
function loadsUntilEnd(
  { canary: canaryRate, live: liveRate, share }: { canary: number; live: number; share: number },
  most: number,
  seed: number,
): number | undefined {
  const chance = chances(seed);
  const canary = { loads: 0, faulty: 0 };
  const live = { loads: 0, faulty: 0 };
  while (canary.loads < most) {
    for (let load = 0; load < 8; load += 1) {
      const [arm, rate] = chance() < share ? [canary, canaryRate] : [live, liveRate];
      arm.loads += 1;
      if (chance() < rate) arm.faulty += 1;
    }
    if (isWorse(canary, live)) return canary.loads;
  }
  return undefined;
}

describe('the judge of a canary', () => {
  it.each([
    [0, 0.5],
    [0.005, 0.25],
    [0.05, 0.5],
  ])(
    'ends less than 1 %% of 1,000 healthy rollouts, with faults in %d of the loads and a share of %d',
    (rate, share) => {
      let ended = 0;
      for (let rollout = 0; rollout < 1000; rollout += 1)
        if (loadsUntilEnd({ canary: rate, live: rate, share }, 300, rollout * 7919 + 1) !== undefined)
          ended += 1;
      expect(ended).toBeLessThan(10);
    },
  );

  it('ends a canary within 20 loads when each has a fault, even when no one has the live version', () => {
    for (const share of [0.05, 0.5, 1])
      for (let rollout = 0; rollout < 200; rollout += 1)
        expect(loadsUntilEnd({ canary: 1, live: 0.005, share }, 20, rollout * 7919 + 1)).toBeLessThanOrEqual(
          20,
        );
  });

  it('ends nearly every canary with faults in 5 % of its loads', () => {
    const found = Array.from({ length: 100 }, (_, rollout) =>
      loadsUntilEnd({ canary: 0.05, live: 0.005, share: 0.1 }, 1000, rollout * 7919 + 1),
    );
    expect(found.filter((loads) => loads !== undefined).length).toBeGreaterThan(95);
  });

  const count = fc.nat({ max: 5000 });
  const arm: fc.Arbitrary<Loads> = fc.record({ loads: count, faulty: count });
  it('the judge never ends a canary without a load, or without a fault', () => {
    fc.assert(
      fc.property(arm, count, (live, faulty) => {
        expect(isWorse({ loads: 0, faulty }, live)).toBe(false);
        expect(isWorse({ loads: faulty, faulty: 0 }, live)).toBe(false);
      }),
    );
  });

  it('the judge never spares a canary with more faults than one that it ends', () => {
    fc.assert(
      fc.property(arm, arm, (canary, live) => {
        if (!isWorse(canary, live)) return;
        expect(isWorse({ ...canary, faulty: canary.faulty + 1 }, live)).toBe(true);
      }),
    );
  });
});

describe('the visitors of a canary', () => {
  const visitor = (id: string, more = {}) => ({ id, brand: 'golf', staff: false, ...more });
  const seed = 'a1b2c3d4e5f60718';

  it('no one gets a canary at 0 percent, everyone at 100, and no one loses it in a higher step', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 100 }), fc.nat({ max: 100 }), (id, one, other) => {
        expect(getsCanary({ seed, percent: 0 }, visitor(id))).toBe(false);
        expect(getsCanary({ seed, percent: 100 }, visitor(id))).toBe(true);
        const [lower, higher] = [Math.min(one, other), Math.max(one, other)];
        if (getsCanary({ seed, percent: lower }, visitor(id)))
          expect(getsCanary({ seed, percent: higher }, visitor(id))).toBe(true);
      }),
    );
  });

  it('about the named share gets a canary, and others with another seed', () => {
    const having = (own: string) =>
      Array.from({ length: 4000 }, (_, id) => `${id}`).filter((id) =>
        getsCanary({ seed: own, percent: 25 }, visitor(id)),
      );
    const [first, second] = [having(seed), new Set(having('ffffffffffffffff'))];
    expect(first.length).toBeGreaterThan(880);
    expect(first.length).toBeLessThan(1120);
    expect(first.filter((id) => second.has(id)).length).toBeLessThan(400);
  });

  it('only visitors of its brands, and only staff, get a canary if so configured', () => {
    const canary = { seed, percent: 100, brands: ['ski', 'cruise'], staff: true };
    expect(getsCanary(canary, visitor('a', { brand: 'ski', staff: true }))).toBe(true);
    expect(getsCanary(canary, visitor('a', { brand: 'golf', staff: true }))).toBe(false);
    expect(getsCanary(canary, visitor('a', { brand: 'ski' }))).toBe(false);
  });
});
