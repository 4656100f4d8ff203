import type { ProductLine } from '@sendahead/shared-contracts/catalog/schema';
import { golfLine } from '@sendahead/shared-contracts/factories/boot';
import { tooSmallWords } from '../../copy/store-words.ts';
import { nearNaples } from '../../testing/stores.ts';
import { fittingFirst, tooLargeFor } from './fitting.ts';

const lineOf = (plural: string, length: number): ProductLine => {
  const golf = golfLine();
  const products = golf.products.map((product) => ({ ...product, length, display_weight: 25 }));
  return { ...golf, plural_display_name: plural, products };
};
const skis = lineOf('Skis', 72);
const boots = lineOf('Snow boots', 16);
const { stores } = nearNaples();

describe('the stores for the items of a brand', () => {
  it('SV-26 places that are too small for the brand’s first item come after all others', () => {
    expect(fittingFirst(stores, [skis, boots]).map(({ id }) => id)).toEqual([
      'fedex-34100',
      'fedex-34102',
      'fedex-34103',
      'fedex-34101',
    ]);
    expect(fittingFirst(stores, [boots, skis])).toEqual(stores);
  });

  it('SV-26 a place says for what it is too small, and up to which size it accepts', () => {
    const [large, small] = stores;
    if (!large || !small) throw new Error('no stores');
    expect(tooLargeFor(large, [skis, boots])).toEqual([]);
    expect(tooLargeFor(small, [skis, boots])).toEqual(['skis']);
    expect(tooSmallWords(small, ['skis'])).toBe('Too small for skis: up to 48 in, 55 lb');
  });
});
