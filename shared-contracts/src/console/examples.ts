import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'console.clubs': { query: { search: 'golf' } },
  'console.club': { params: { clubId: '1' } },
  'console.change-club': {
    params: { clubId: '1' },
    body: { fields: { opening_hours: '8am to 6pm' }, expected: {}, reason: 'Winter hours' },
  },
  'console.users': { query: { search: 'casey' } },
  'console.user': { params: { userId: 'usr_demo_customer' } },
  'console.change-user': {
    params: { userId: 'usr_demo_member' },
    body: { fields: { first_name: 'Morgan' }, expected: {}, reason: 'Misspelt on the phone' },
  },
  'console.end-user-sessions': {
    params: { userId: 'usr_demo_member' },
    body: { reason: 'A phone was lost' },
  },
  'console.send-password-link': {
    params: { userId: 'usr_demo_member' },
    body: { reason: 'Asked on the phone' },
  },
  'console.remove-second-factor': {
    params: { userId: 'usr_demo_pro' },
    body: { reason: 'A phone was lost' },
  },
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
