import { golfBrand } from '@sendahead/shared-contracts/factories/boot';
import { quoteTripParameters } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { linkedQuantities } from '@sendahead/shared-contracts/page/link-words';
import { bagName } from '../../modules/catalog/public/bag-name.ts';
import { itemWordsOf } from '../../modules/start/copy/brand-copy.ts';
import { lines } from './catalog.ts';

describe.each(lines.map(({ key }) => key))('the product line %s', (key) => {
  it('has a name for one bag on receipts and in emails', () => {
    expect(bagName({ line_key: key, name: 'Standard' })).not.toContain(key);
  });

  it('has its own words in the sentences of start pages', () => {
    const product_lines = golfBrand().product_lines.map((line) => ({
      ...line,
      key,
      name: 'Unknown line',
      plural_display_name: 'Unknown lines',
    }));
    expect(itemWordsOf({ product_lines }).many).not.toBe('unknown lines');
  });

  it('RT-16 has a parameter in links, which the quick quote writes', () => {
    expect(linkedQuantities.flatMap((quantity) => quantity.lines)).toContain(key);
    expect(quoteTripParameters({ quantities: { [key]: 1 } })).toHaveLength(1);
  });
});
