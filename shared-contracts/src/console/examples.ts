import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'console.brands': {},
  'console.brand': { params: { slug: 'golf' } },
  'console.change-brand': {
    params: { slug: 'golf' },
    body: {
      fields: { tagline: 'Your clubs are there before you are.' },
      expected: { tagline: 'Your clubs are there before you are.' },
    },
  },
  'console.make-brand': {
    body: {
      slug: 'surf',
      name: 'Sendahead Surf',
      like: 'ski',
      theme: { brand: '#0b4f6c', accent: '#f2a65a', hue: 225 },
    },
  },
  'console.carts': { query: { active: '1d' } },
};
