import { lengths } from '../constants.ts';
import { cutAtWord, isLatin, needsLatin } from '../travelers/label-name.ts';
import type { ShipPoint } from './slice.ts';

/** AD-29: the contact as it is copied to every label of a shipment: 20 visible characters, cut at a word. */
export const contactName = (contact: string): string => cutAtWord(contact, lengths.contactCopy);

/** Whether the copy is shorter than the typed name. */
export const isContactCut = (contact: string): boolean =>
  contactName(contact) !== contact.trim().normalize('NFC');

/**
 * AD-29: Latin letters are required when carriers can read neither the contact nor the name entered for its
 * label.
 */
export const lacksContactLabel = ({ contact, label }: Pick<ShipPoint, 'contact' | 'label'>): boolean =>
  needsLatin(contact) && !isLatin(label ?? '');
