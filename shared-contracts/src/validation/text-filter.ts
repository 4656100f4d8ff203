/** VL-12: what stays of an address, name or contact: letters, digits and - ' / \ ; : , . space. */
export const filterAddressText = (text: string): string => text.replace(/[^\p{L}\p{N}\-'/\\;:,. ]/gu, '');

/** VL-13 */
export const filterZip = (text: string): string => text.replace(/[^A-Za-z0-9\- ]/g, '');

const strangeCharacter = /[^\p{L}\p{N} '"\-_!@#$%|^&*(){}<>,./?]/u;

/** VL-14: characters outside the allowed set are dropped while typing. */
export const filterGenericText = (text: string): string =>
  text.replace(new RegExp(strangeCharacter.source, 'gu'), '');

/** VL-15: pasted text with any other character (an emoji) clears the field; the message says so. */
export const acceptsPaste = (text: string): boolean => !strangeCharacter.test(text);
