import type { Examples } from '../call/example.ts';

export const examples: Examples = {
  'releases.news': {},
  'releases.report-page': { body: { page: 'ship', revision: 1 } },
  'console.releases': {},
};
