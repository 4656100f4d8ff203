import { lengths } from '../constants.ts';
import { cutAtWord, isLatin, needsLatin } from '../travelers/label-name.ts';
import type { ShipPoint } from './slice.ts';

/** AD-29: the contact as it is copied to every label of a shipment: 20 characters as people see them, cut at a word. */
export const contactName = (contact: string): string => cutAtWord(contact, lengths.contactCopy);

/** Whether the copy says less than what was typed. */
export const isContactCut = (contact: string): boolean => contactName(contact) !== contact.trim();

/** AD-29: Latin letters are asked for where carriers can read neither the contact nor what was entered for its label. */
export const lacksContactLabel = ({ contact, label }: Pick<ShipPoint, 'contact' | 'label'>): boolean =>
  needsLatin(contact) && !isLatin(label ?? '');
