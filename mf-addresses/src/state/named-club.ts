import { type EndState, noNote } from './state.ts';
import { noSearch } from './suggestions.ts';
import { switchKind } from './switch-kind.ts';

/** A club that is known by id and name, and everything else of it still to be looked up (AD-24). */
export interface NamedClub {
  readonly id: number;
  readonly name: string;
}

/** AD-10: another club has another note. */
export const namedClub = (state: EndState, { id, name }: NamedClub): EndState => ({
  ...switchKind(state, 'club'),
  term: name,
  suggestions: noSearch,
  note: noNote,
  club: { request: 'asking', id, message: '' },
});
