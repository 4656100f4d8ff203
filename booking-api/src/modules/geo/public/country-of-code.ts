const patterns = [
  ['US', /^\d{5}(-\d{4})?$/],
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/],
  ['IE', /^[AC-FHKNPRTV-Y]\d[\dW] ?[0-9AC-FHKNPRTV-Y]{4}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
  ['NL', /^\d{4} ?[A-Z]{2}$/],
  ['JP', /^\d{3}-\d{4}$/],
  ['BR', /^\d{5}-\d{3}$/],
  ['PL', /^\d{2}-\d{3}$/],
  ['PT', /^\d{4}-\d{3}$/],
  ['LV', /^LV-\d{4}$/],
  ['LT', /^LT-\d{5}$/],
] as const;

/** The country of a postal code by its format; undefined when no country or several match. */
export function countryOfCode(code: string): string | undefined {
  const text = code.trim().toUpperCase();
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}
