import { clubSuggestion } from '@sendahead/shared-contracts/factories/places';
import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import * as fc from 'fast-check';
import { recentFor } from './recent.ts';
import { searchFrom } from './suggestions.ts';

const group = (kind: Suggestion['kind'], count: number): Suggestion[] =>
  Array.from({ length: count }, (_, index) => clubSuggestion({ id: `${kind}-${index}`, kind }));

describe('one list out of several searches', () => {
  it('AD-14 CN-04 at most 50 are listed, in the order of the groups, and each group keeps its share and its best', () => {
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(count, count, count, (places, own, addresses) => {
        const groups = [group('facility', places), group('address-book', own), group('address', addresses)];
        const { items } = searchFrom(groups);
        expect(items).toHaveLength(Math.min(50, places + own + addresses));
        const kept = groups.map((all) => all.filter((item) => items.includes(item)));
        expect(kept.flat()).toEqual(items);
        kept.forEach((some, index) => {
          expect(some).toEqual(groups[index]?.slice(0, some.length));
          expect(some.length).toBeGreaterThanOrEqual(Math.min(groups[index]?.length ?? 0, 16));
        });
      }),
    );
  });

  it.each([
    [['pending', 'pending'], 'asking', 0],
    [['pending', group('address', 2)], 'asking', 0],
    [[group('facility', 1), 'pending'], 'answered', 1],
    [[[], 'pending'], 'asking', 0],
    [[[], []], 'answered', 0],
    [['failed', group('address', 2)], 'answered', 2],
    [['failed', []], 'failed', 0],
    [[[], 'failed'], 'answered', 0],
  ] as const)('AD-15 %j is %s', (heard, request, count) => {
    const search = searchFrom(heard);
    expect([search.request, search.items.length]).toEqual([request, count]);
  });
});

describe('places chosen before', () => {
  const places = [
    { id: 7, name: 'Pine Hollow', town: 'Naples, FL' },
    { id: 8, name: 'Old Course', town: 'St Andrews' },
  ];
  it.each([
    ['', [7, 8]],
    ['  ', [7, 8]],
    ['nap', [7]],
    ['OLD c', [8]],
    ['austin', []],
  ])('AD-15 the typed text "%s" matches %j', (text, ids) => {
    expect(recentFor(places, text).map(({ id }) => id)).toEqual(ids);
  });
});
