import { lengths } from '../constants.ts';
import { cutAtWord } from '../travelers/label-name.ts';

/** AD-29: the contact as it is copied to every label of a shipment: 20 characters as people see them, cut at a word. */
export const contactName = (contact: string): string => cutAtWord(contact, lengths.contactCopy);

/** Whether the copy says less than what was typed. */
export const isContactCut = (contact: string): boolean => contactName(contact) !== contact.trim();
