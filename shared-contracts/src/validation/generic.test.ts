import * as fc from 'fast-check';
import { genericRules, hasLength, isBetween } from './generic.ts';

const cases: Record<keyof typeof genericRules, { holds: string[]; breaks: string[] }> = {
  email: { holds: ['ann@example.com'], breaks: ['ann@example', 'ann example.com'] },
  url: {
    holds: ['https://example.com', 'http://example.co.uk/a?b=c#d'],
    breaks: ['example.com', 'ftp://example.com', 'https://localhost', 'javascript:alert(1)', 'https://'],
  },
  date: { holds: ['12/24/2026', '2/29/2028'], breaks: ['2/29/2027', '13/01/2026', '2026-12-24'] },
  isoDate: { holds: ['2026-12-24'], breaks: ['2026-02-30', '12/24/2026', '2026-12-24T00:00'] },
  number: { holds: ['0', '-1.5', '1,000,000.25', '+7'], breaks: ['1.', '1,00', 'one', '1e3', '--1'] },
  digits: { holds: ['0042'], breaks: ['-1', '1.5', '4 2'] },
  letters: { holds: ['Ann', 'Žofie', 'محمد'], breaks: ['Ann1', 'Ann Lee', "O'Neil"] },
};

describe('general rules for fields', () => {
  it.each(Object.entries(cases))('VL-32 %s', (name, { holds, breaks }) => {
    const rule = genericRules[name as keyof typeof genericRules];
    expect(holds.filter((text) => !rule(text))).toEqual([]);
    expect(breaks.filter((text) => rule(text))).toEqual([]);
    expect(rule('')).toBe(true);
  });

  it('VL-32 length counts visible characters, both bounds included', () => {
    const rule = hasLength(2, 4);
    expect(['', 'ab', 'abcd', '😀x'].map(rule)).toEqual([true, true, true, true]);
    expect(['a', 'abcde'].map(rule)).toEqual([false, false]);
  });

  it('VL-32 a range contains exactly the numbers between its bounds', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer(), fc.integer(), (a, b, value) => {
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        expect(isBetween(min, max)(String(value))).toBe(value >= min && value <= max);
      }),
    );
    expect(isBetween(1, 2000)('1,500')).toBe(true);
    expect(isBetween(1, 9)('five')).toBe(false);
  });
});
