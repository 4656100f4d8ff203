/** First letter of a Canadian postal code -> province. */
const provinceByLetter: Record<string, string> = {
  A: 'NL',
  B: 'NS',
  C: 'PE',
  E: 'NB',
  G: 'QC',
  H: 'QC',
  J: 'QC',
  K: 'ON',
  L: 'ON',
  M: 'ON',
  N: 'ON',
  P: 'ON',
  R: 'MB',
  S: 'SK',
  T: 'AB',
  V: 'BC',
  X: 'NT',
  Y: 'YT',
};
const nunavut = new Set(['X0A', 'X0B', 'X0C']);

/** The province of a forward sortation area; Nunavut shares its letter with the Northwest Territories. */
export const provinceOf = (area: string): string =>
  nunavut.has(area) ? 'NU' : (provinceByLetter[area.charAt(0)] ?? '');
