import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'stores.near': { query: { zip: '34102', radius: '10', carrier: 'FEDEX', weight: '50', length: '48' } },
};
