import { type EndState, noNote } from './state.ts';
import { noSearch } from './suggestions.ts';
import { switchKind } from './switch-kind.ts';

/** A club of which only id and name are known; the rest is still to be looked up (AD-24). */
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
