import { lengths } from '../constants.ts';

/** AD-29: the contact as it is copied to every label of a shipment: its first 20 characters, as people see them. */
export const contactName = (contact: string): string =>
  [...contact.trim()].slice(0, lengths.contactCopy).join('').trimEnd();

/** Whether the copy says less than what was typed. */
export const isContactCut = (contact: string): boolean => contactName(contact) !== contact.trim();
