import { limits } from '../constants.ts';

/** Letters of a first or a last name. */
const longestName = 60;

/**
 * VL-37: the name of a person, wherever one is given: unicode letters (with their marks), comma, period, apostrophe, space;
 * hyphenated names count as letters. So no line break, no control, no change of direction, no markup and no web address.
 */
export const isName = (text: string): boolean =>
  text.length <= longestName &&
  /^[\p{L}\p{M},.'’ -]+$/u.test(text) &&
  text.trim() !== '' &&
  !holdsWebAddress(text);

/**
 * Whether a mail program would make a link of a part of the text: a period between letters without a space, as in
 * "evil.com". Initials as in "J.R. Lane" are none.
 */
export const holdsWebAddress = (text: string): boolean => /[\p{L}\p{M}\d-]\.[\p{L}\p{M}]{2}/u.test(text);

/**
 * A contact, who may be the desk of a club, with whatever signs are in its name: no line break, no control, no change of
 * direction and no markup. While one is typed the page keeps less (VL-12).
 */
export const isContact = (text: string): boolean =>
  /^[^<>\p{C}\p{Zl}\p{Zp}]+$/u.test(text) && text.trim() !== '';

const emailPattern = new RegExp(
  `^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,8}[A-Za-z]{${limits.emailTopLevelMin},${limits.emailTopLevelMax}}$`,
);

/** VL-39: the mail pattern, its top-level part 2 to 15 letters. Linear in the length of the text. */
export const isEmail = (text: string): boolean => text.length <= 120 && emailPattern.test(text.trim());

const phoneCharacters = /^[+\d(][\d\s()-]*$/;

/** VL-34: starts with plus, digit or parenthesis, then digits, spaces, parentheses, hyphens; 10 digits at least. */
export const isPhoneText = (text: string): boolean =>
  text.length <= 30 &&
  phoneCharacters.test(text.trim()) &&
  text.replace(/\D/g, '').length >= limits.phoneMinDigits;
