import { type Examples, given } from '../call/example.ts';

/** Rate sheets and their drafts. */
export const rateExamples: Examples = {
  'console.withdraw-rate-sheet': { body: { reason: 'A wrong zone' }, refusal: 'no_such_thing' },
  'console.change-rate-draft': { refusal: 'no_such_thing' },
  'console.publish-rate-draft': { refusal: 'no_such_thing' },
  'console.rate-sheets': {},
  'console.rate-sheet': {
    params: { version: given('console.rate-sheets', '$response.body#/published/0/version', '2026-11b') },
  },
  'console.make-rate-draft': {
    body: {
      name: 'Spring',
      based_on: given('console.rate-sheets', '$response.body#/published/0/version', '2026-11b'),
    },
  },
  'console.rate-draft': {
    params: { draftId: given('console.make-rate-draft', '$response.body#/id', 'rsd_4RkPz8Sd') },
  },
  'console.compare-rate-draft': {
    params: { draftId: given('console.make-rate-draft', '$response.body#/id', 'rsd_4RkPz8Sd') },
    body: { as_of: '2027-01-01' },
  },
  'console.drop-rate-draft': {
    params: { draftId: given('console.make-rate-draft', '$response.body#/id', 'rsd_4RkPz8Sd') },
  },
};
