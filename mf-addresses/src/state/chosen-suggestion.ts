import type { Suggestion } from '@sendahead/shared-contracts/geo/schema';
import { namedClub } from './named-club.ts';
import type { EndState } from './state.ts';
import { noSearch } from './suggestions.ts';
import { switchKind } from './switch-kind.ts';

/**
 * AD-15: a place makes the end a club and an address makes it another address, whichever line it was found in. An
 * entry of the address book also brings its contact, so that it is resolved even when it is a club.
 */
export function chosenSuggestion(state: EndState, suggestion: Suggestion): EndState {
  const { kind, club_id: id, label } = suggestion;
  if (id === null) return { ...switchKind(state, 'other'), suggestions: noSearch, resolving: suggestion };
  const club = namedClub(state, { id, name: label });
  return kind === 'address-book' ? { ...club, resolving: suggestion } : club;
}
