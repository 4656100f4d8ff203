import { cardId } from './field-id.ts';
import { problemsOf } from './problems.ts';
import { type AddressesState, ends, type Field } from './state.ts';

/** Shows everything that the card with this id lacks, as if each of its fields had been left. */
export function withCheckedCard(state: AddressesState, card: string): AddressesState {
  const end = ends.find((each) => cardId(each) === card);
  if (!end) return state;
  const lacking = Object.keys(problemsOf(state, end)) as Field[];
  const blurred = [...new Set([...state[end].blurred, ...lacking])];
  return { ...state, [end]: { ...state[end], blurred } };
}
