import type { ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import type { EndState } from './state.ts';

/** BR-08: whether a saved contact names a person; the brand's default sender belongs to its places. */
export const namesPerson = (
  contact: string | undefined,
  { defaultContacts }: Pick<EndState, 'defaultContacts'>,
): boolean => Boolean(contact) && contact !== defaultContacts.club;

/** AD-29: a contact who replaces another; the label in Latin letters was the other's. */
export const asContact = (
  before: Pick<ShipPoint, 'contact' | 'label'>,
  contact: string,
): Pick<ShipPoint, 'contact' | 'label'> => ({
  contact,
  label: contact === before.contact ? before.label : undefined,
});
