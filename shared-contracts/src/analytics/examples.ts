import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'analytics.client-log': { body: { operation: 'payment opened' } },
};
