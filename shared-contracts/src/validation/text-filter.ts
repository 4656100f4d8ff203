import { foldCharacters } from './fold-text.ts';

/**
 * Typed text in one form: a letter and its marks are one character (NFC), and apostrophes of all keyboards
 * are one.
 */
export const composeText = (text: string): string =>
  text.normalize('NFC').replace(/[\u2018\u02BC\u2032\uFF07]/g, '’');

/**
 * VL-12: the allowed characters of an address, name or contact: letters of any script with their marks and
 * joiners, digits, spaces, and - ‐ ‑ – ' ’ / \ ; : , . # & ( ) + ° · ・
 */
export const filterAddressText = (text: string): string =>
  composeText(text).replace(/[^\p{L}\p{M}\p{N}\p{Zs}\p{Join_Control}\-‐‑–'’/\\;:,.#&()+°·・]/gu, '');

/** VL-13 */
export const filterZip = (text: string): string => foldCharacters(text).replace(/[^A-Za-z0-9\- ]/g, '');

const strangeCharacter = /[^\p{L}\p{M}\p{N}\p{Join_Control} ’'"\-_!@#$%|^&*(){}<>,./?]/u;

/** VL-14: characters outside the allowed set are dropped while typing. */
export const filterGenericText = (text: string): string =>
  composeText(text).replace(new RegExp(strangeCharacter.source, 'gu'), '');

/** VL-15: pasted text with any other character (an emoji) clears the field; the message says so. */
export const acceptsPaste = (text: string): boolean => !strangeCharacter.test(composeText(text));
