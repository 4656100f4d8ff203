import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';

/** TR-19: `1 bag`, `3 bags`, `2 items`. */
export function countedWords(count: number, line: Pick<ProductLine, 'counted_as'>): string {
  const word = line.counted_as === 'items' ? 'item' : 'bag';
  return `${count} ${count === 1 ? word : `${word}s`}`;
}
