import { countedWords } from './counted.ts';

describe('how many there are', () => {
  it('TR-19 boards and boots are counted as items, everything else as bags, in singular and plural', () => {
    const [bags, items] = [{ counted_as: 'bags' }, { counted_as: 'items' }] as const;
    expect([0, 1, 3].map((count) => countedWords(count, bags))).toEqual(['0 bags', '1 bag', '3 bags']);
    expect([0, 1, 2].map((count) => countedWords(count, items))).toEqual(['0 items', '1 item', '2 items']);
  });
});
