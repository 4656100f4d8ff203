import * as z from 'zod/mini';
import { foldCode } from '../validation/fold-text.ts';
import { composeText } from '../validation/text-filter.ts';

/** A form value in the API: a bounded string, so that no field can carry megabytes. */
export const wireText = (max = 255) => z.string().check(z.maxLength(max, 'too_long'));

/** A name or a line of an address, in its normalized stored form. */
export const typedText = (max = 255) =>
  z.string().check(z.overwrite(composeText), z.maxLength(max, 'too_long'));

/** A code, such as a coupon, without blanks and invisible characters. */
export const wireCode = (max: number) =>
  z.string().check(z.overwrite(foldCode), z.maxLength(max, 'too_long'));

/** `'true'`/`'false'` of urlencoded forms and the JSON boolean, treated alike. */
export const wireFlag = z.pipe(
  z.union([z.boolean(), z.enum(['true', 'false', '1', '0'])]),
  z.transform((value) => value === true || value === 'true' || value === '1'),
);

/** An identifier issued by the server: short, printable, without path or query separators. */
export const identifier = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, 'malformed'));

/** Whole number of up to nine digits, written as text in query strings and forms; it fits the database's integer. */
export const wholeNumber = z.pipe(
  z.union([
    z.int().check(z.refine((value) => value >= 0 && value <= 999_999_999, 'malformed')),
    z.string().check(z.regex(/^\d{1,9}$/, 'malformed')),
  ]),
  z.transform((value) => Number(value)),
);
