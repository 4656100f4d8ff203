/** Countries by the number of digits in their codes. */
const byDigits: readonly (readonly [digits: string, countries: string])[] = [
  ['3', 'IS'],
  ['4', 'AT AU BE BG CH CY DK HU LU NO NZ PH SI ZA'],
  ['5', 'CR CZ DE DO EE EG ES FI FR GR HR IC ID IT KR LT MA MC MX MY PE PL SE SK TH TR XY'],
  ['6', 'CN CO IN RO SG'],
  ['7', 'CL JP'],
  ['8', 'BR'],
];

/** Countries with letters in their codes, or several lengths. */
const byForm: Readonly<Record<string, RegExp>> = {
  AR: /^([A-Z]?\d{4}|[A-Z]\d{4}[A-Z]{3})$/,
  BB: /^(BB)?\d{5}$/,
  BM: /^[A-Z]{2}(\d{2}|[A-Z]{2})$/,
  CA: /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/,
  // The first half alone determines the place.
  GB: /^[A-Z]{1,2}\d[A-Z\d]?(\d[A-Z]{2})?$/,
  IE: /^[AC-FHKNPRTV-Y]\d[\dW]([\dAC-FHKNPRTV-Y]{4})?$/,
  IL: /^\d{5}(\d{2})?$/,
  KY: /^KY\d{5}$/,
  LV: /^(LV)?\d{4}$/,
  MT: /^[A-Z]{3}\d{2,4}$/,
  NL: /^\d{4}[A-Z]{2}$/,
  PT: /^\d{4}(\d{3})?$/,
  SA: /^\d{5}(\d{4})?$/,
  TW: /^\d{3}(\d{2,3})?$/,
  VN: /^\d{5,6}$/,
  ...Object.fromEntries(['AS', 'GU', 'MP', 'PR', 'VI'].map((territory) => [territory, /^\d{5}(\d{4})?$/])),
};

const digitsOf = new Map(
  byDigits.flatMap(([digits, countries]) =>
    countries.split(' ').map((country) => [country, digits] as const),
  ),
);

/** A numeric code may be preceded by its country, as in `D-10117` or `CH-8001`. */
const ofDigits = (country: string, digits: string): RegExp =>
  new RegExp(`^(${country}|${country.charAt(0)})?\\d{${digits}}$`);

/**
 * VL-07, VL-08: whether a code has its country's format, with any separator between its halves; for an
 * unknown format, whether it has a digit.
 */
export function hasFormOf(country: string, code: string): boolean {
  const text = code.toUpperCase().replace(/[\s-]/g, '');
  const digits = digitsOf.get(country);
  return (byForm[country] ?? (digits ? ofDigits(country, digits) : /\d/)).test(text);
}
