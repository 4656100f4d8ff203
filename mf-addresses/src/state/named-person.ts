import type { EndState } from './state.ts';

/** BR-08: whether a contact that was saved names somebody; the brand's sender goes with its places. */
export const namesPerson = (contact: string | undefined, { usual }: Pick<EndState, 'usual'>): boolean =>
  Boolean(contact) && contact !== usual.club;
