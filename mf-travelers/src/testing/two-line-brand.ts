import type { Brand } from '@sendahead/shared-contracts/brands/schema';
import { golfBrand, golfLine } from '@sendahead/shared-contracts/factories/boot';

/** A golf brand that sends luggage too. */
export const twoLineBrand = (over: Partial<Brand> = {}): Brand =>
  golfBrand({
    product_lines: [
      golfLine(),
      golfLine({
        key: 'luggage',
        name: 'Suitcase',
        plural_display_name: 'Luggage',
        products: [
          {
            id: 'luggage-checked',
            name: 'Checked',
            sku_prefix: 'LUG-CHK',
            display_weight: 50,
            display_girth: 56,
            length: 27,
            width: 18,
            height: 11,
          },
        ],
      }),
    ],
    ...over,
  });
