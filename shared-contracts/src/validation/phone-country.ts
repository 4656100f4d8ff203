/**
 * OPEN-33, TR-04: carriers' country codes that are not ISO codes, and the ISO country whose numbers apply.
 */
export const carrierCountries: Readonly<Record<string, string>> = { IC: 'ES', XY: 'BL', XM: 'SX', XB: 'BQ' };

/** The ISO country whose phone numbers a place uses; an unknown place uses the US (VL-36). */
export function phoneCountry(code: string, known: (country: string) => boolean): string {
  const country = carrierCountries[code] ?? code;
  return known(country) ? country : 'US';
}
