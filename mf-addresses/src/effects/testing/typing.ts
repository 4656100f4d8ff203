import type { TextField } from '../../state/state.ts';
import type { started } from '../../testing/started.ts';

/** The part that a test has started. */
export type StartedPart = ReturnType<typeof started>;

/** Types into a field of the destination. */
export const type = (page: StartedPart, field: TextField, text: string) =>
  page.store.dispatch({ type: 'typed', end: 'destination', field, text });

/** The end that the tests look up. */
export const destination = (page: StartedPart) => page.store.getState().destination;
