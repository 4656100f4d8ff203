const patterns = [
  ['CA', /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/],
  ['IE', /^[AC-FHKNPRTV-Y]\d[\dW] ?[0-9AC-FHKNPRTV-Y]{4}$/],
  ['GB', /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/],
] as const;

/** The country whose postal codes are written like this; the United States where none other's are. */
export function countryOfCode(code: string): string {
  const text = code.trim().toUpperCase();
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? 'US';
}
