import { limits } from '../constants.ts';

/** Maximum letters of a first or a last name. */
const maxNameLength = 60;

/** Characters that join or separate the letters of a name; Persian and the scripts of India need them. */
const joiners = /\p{Join_Control}/gu;

/**
 * VL-37: the name of a person, in every field: letters of any script (with their marks), comma, period,
 * apostrophe, space; hyphens and the middle dot count as letters. So no line break, control character,
 * direction change, markup or URL.
 */
export const isName = (text: string): boolean =>
  text.length <= 2 * maxNameLength &&
  [...text].length <= maxNameLength &&
  /^[\p{L}\p{M},.'’ \-‐‑·・]+$/u.test(text.replace(joiners, '')) &&
  text.trim() !== '' &&
  !containsUrl(text);

/**
 * Whether a mail program would turn a part of the text into a link: a period between letters without a
 * space, as in "evil.com". Initials as in "J.R. Lane" do not count.
 */
export const containsUrl = (text: string): boolean =>
  /[\p{L}\p{M}\d-]\.[\p{L}\p{M}]{2}/u.test(text.replace(joiners, ''));

/**
 * A contact, which may be a club's desk, with any characters in its name except line breaks, control
 * characters, direction changes and markup. While the user types, the page accepts fewer (VL-12).
 */
export const isContact = (text: string): boolean =>
  /^[^<>\p{C}\p{Zl}\p{Zp}]+$/u.test(text.replace(joiners, '')) && text.trim() !== '';

const emailPattern = new RegExp(
  `^[A-Za-z0-9._%+'-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\\.){1,8}(?:[A-Za-z]{${limits.emailTopLevelMin},${limits.emailTopLevelMax}}|[Xx][Nn]--[A-Za-z0-9-]{0,57}[A-Za-z0-9])$`,
);

/**
 * VL-39: the mail pattern, with a top-level domain of letters or the ASCII form of a name in another script.
 * Linear in the length of the text.
 */
export const isEmail = (text: string): boolean => text.length <= 120 && emailPattern.test(text.trim());

/** @public Released parts import it from here. */
export { isPhoneText } from './phone-text.ts';
