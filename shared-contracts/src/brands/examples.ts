import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'brands.header': { query: { brand_header: 'golf' } },
  'brands.microsite': { params: { id: '1' } },
};
