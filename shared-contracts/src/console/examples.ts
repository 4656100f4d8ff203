import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'console.carts': { query: { active: '1d' } },
};
