import type { Examples } from '../call/example.ts';

/** Examples of the calls that merge clubs. */
export const clubMergeExamples: Examples = {
  'console.compare-clubs': { params: { clubId: '2' }, query: { goes: '1' } },
  'console.merge-clubs': {
    params: { clubId: '2' },
    body: {
      goes: 1,
      balances: { stays: null, goes: null },
      name: 'Another name',
      reason: 'Listed twice',
    },
    refusal: 'invalid',
  },
};
