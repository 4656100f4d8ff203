/** BR-08: whether a contact that was saved names somebody; the brand's `sender` goes with its places. */
export const namesPerson = (contact: string | undefined, sender: string): boolean =>
  Boolean(contact) && contact !== sender;
