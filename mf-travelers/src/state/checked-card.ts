import type { BrandRules } from '@sendahead/shared-contracts/travelers/rules';
import { allProblems } from './problems.ts';
import type { TravelersState } from './state.ts';

/** Shows everything that is missing, as if each field had been left. */
export const withCheckedCard = (state: TravelersState, rules: BrandRules): TravelersState => ({
  ...state,
  travelers: allProblems(state, rules).map(({ traveler, problems }) => ({
    ...traveler,
    blurred: [...new Set([...traveler.blurred, ...problems.map(({ path }) => path)])],
  })),
});
