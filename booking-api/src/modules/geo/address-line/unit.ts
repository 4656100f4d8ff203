const designator =
  'apt|apartment|unit|suite|ste|room|rm|floor|fl|flat|lot|bldg|building|trailer|trlr|penthouse|ph|space|spc';
/** A number, a number with letters, or one letter: `4`, `4B`, `B-12`, `C`. */
const mark = String.raw`(?:\p{L}?-?\d[\p{L}\d-]*|\p{L})`;
const ending = new RegExp(
  String.raw`^(.*\S)\s+((?:(?:${designator})\b\.?\s*#?\s*${mark})|(?:#\s*${mark})|(?:\d+(?:st|nd|rd|th)\s+(?:floor|fl)\.?))$`,
  'iu',
);
/** `US Highway #281` names a road by its number. */
const numberedRoad = /\b(?:highway|hwy|route|rte|fm|cr|sr)\.?$/i;
const streetForm = /^(?=.*\d)(?=.*\p{L})/u;

/** Whether a text may be a street with a house number: it has a digit and a letter. */
export const isStreet = (text: string): boolean => streetForm.test(text);

/**
 * The first and second line of an address: `350 W 31st St Apt 4B` is `350 W 31st St` and `Apt 4B`. Each part
 * keeps its spelling.
 */
export function splitUnit(street: string): { line1: string; line2: string } {
  const [, line = '', unit = ''] = ending.exec(street) ?? [];
  if (!isStreet(line) || (unit.startsWith('#') && numberedRoad.test(line)))
    return { line1: street, line2: '' };
  const before = splitUnit(line);
  return { line1: before.line1, line2: [before.line2, unit].filter(Boolean).join(', ') };
}
