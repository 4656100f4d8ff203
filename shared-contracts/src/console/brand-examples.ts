import type { Examples } from '../call/example.ts';

/** Examples of the calls on brands. */
export const brandExamples: Examples = {
  'console.brands': {},
  'console.brand': { params: { slug: 'golf' } },
  'console.change-brand': {
    params: { slug: 'golf' },
    body: {
      fields: { tagline: 'Your clubs are there before you are.' },
      expected: { tagline: 'Your clubs are there before you are.' },
    },
  },
  'console.brand-text': { params: { slug: 'golf', name: 'help' } },
  'console.change-brand-text': {
    params: { slug: 'golf', name: 'help' },
    body: { fields: { title: 'Help' }, expected: { title: 'Help' } },
  },
  'console.make-brand': {
    body: {
      slug: 'surf',
      name: 'Sendahead Surf',
      like: 'ski',
      theme: { brand: '#0b4f6c', accent: '#f2a65a', hue: 225 },
    },
  },
  'console.brand-state': { params: { slug: 'golf' } },
  'console.set-brand-state': {
    params: { slug: 'golf' },
    body: { state: 'closed', expected: 'off', closed_text: 'We’re back in spring.' },
    refusal: 'changed_since',
  },
  'console.preview-brand': { params: { slug: 'golf' }, body: {} },
};
