import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';
import * as fc from 'fast-check';
import { after, brand, chosen, counted, golfRows, reduce } from '../testing/after.ts';
import { publication } from './publication.ts';
import { reduceFor } from './reducer.ts';
import { initialState } from './state.ts';
import { typedCount } from './typed-count.ts';

describe('counting', () => {
  it('TR-10 counting adds and removes bags, and keeps the others', () => {
    const state = after(counted(2), chosen('size', 'golf-staff', 1), counted(3));
    expect(golfRows(state).map(({ size }) => size)).toEqual(['', 'golf-staff', 'golf-staff']);
    expect(golfRows(reduce(state, counted(2)))).toHaveLength(2);
  });

  it('TR-10 TR-13 TR-27 a further bag starts with size and packaging of the one before it, and free coverage', () => {
    const first = after(counted(1), chosen('size', 'golf-staff'), chosen('insurance', '250000'));
    const [bag, another] = golfRows(reduce(reduce(first, chosen('contents', 'Clubs')), counted(2)));
    expect(bag?.insuranceCents).toBe(250_000);
    expect(another).toEqual({ ...bag, contents: '', insuranceCents: 100_000 });
  });

  it('TR-09 an emptied line is not sent, but comes back whole when counted up in time', () => {
    const state = after(counted(2), chosen('size', 'golf-staff', 1), counted(0));
    expect(publication(state, brand)).toMatchObject({ itemCount: 0, sized: false });
    expect(golfRows(reduce(state, counted(2)))[1]?.size).toBe('golf-staff');
    const removed = reduce(state, { type: 'emptied-line-removed', key: 1, line: 'golf' });
    expect(golfRows(removed)).toEqual([]);
    expect(golfRows(reduce(removed, counted(2)))[1]?.size).toBe('');
  });

  it('TR-09 a line that was counted up again keeps its bags', () => {
    const state = after(counted(2), counted(0), counted(1), {
      type: 'emptied-line-removed',
      key: 1,
      line: 'golf',
    });
    expect(golfRows(state)).toHaveLength(1);
  });

  it('VL-19 a typed count that is impossible keeps the previous one, and text without a number is 0', () => {
    expect(typedCount('26', 3)).toBe(3);
    expect(typedCount(' 25 ', 3)).toBe(25);
    expect(typedCount('two', 3)).toBe(0);
    expect(typedCount('', 3)).toBe(0);
    expect(typedCount('-1', 3)).toBe(3);
    expect(typedCount('1.5', 3)).toBe(3);
  });

  it('TR-10 OPEN-08 there are as many bags as counted, never outside 0 to 25', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('golf', 'box'), fc.integer({ min: -3, max: 30 })), {
          maxLength: 20,
        }),
        (counts) => {
          const state = after(...counts.map(([line, count]) => counted(count, line)));
          const last = (line: string) =>
            counts.findLast(([key, count]) => key === line && count >= 0 && count <= 25)?.[1] ?? 0;
          const lines = state.travelers[0]?.lines ?? [];
          expect(lines.map(({ count }) => count)).toEqual([last('golf'), last('box')]);
          for (const { count, rows } of lines) if (count > 0) expect(rows).toHaveLength(count);
          expect(publication(state, brand).itemCount).toBe(last('golf') + last('box'));
        },
      ),
    );
  });

  it('TR-14 a new bag has the free coverage, and a single option is preselected', () => {
    const single = golfBrand({
      product_lines: [
        golfLine({ products: golfLine().products.slice(0, 1), packagings: [{ id: 'box', label: 'Box' }] }),
      ],
    });
    const state = reduceFor(single)(initialState(single), counted(1));
    expect(golfRows(state)[0]).toMatchObject({
      size: 'golf-standard',
      packaging: 'box',
      insuranceCents: 100_000,
    });
    expect(golfRows(after(counted(1)))[0]).toMatchObject({ size: '', packaging: '' });
  });
});
