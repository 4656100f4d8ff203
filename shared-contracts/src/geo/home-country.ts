/** Territories of the US may be named as countries (AD-05), and are at home there. */
export const territoryHomes: Readonly<Record<string, string>> = {
  AS: 'US',
  GU: 'US',
  MP: 'US',
  PR: 'US',
  VI: 'US',
};

/** PY-29: whether amounts say that they are US dollars: a place of the shipment is outside the US. */
export const namesDollars = (countries: readonly string[]): boolean =>
  countries.some((country) => country !== '' && homeOf(country) !== 'US');

/** The country that a place named by its ISO code is at home in. */
export const homeOf = (country: string): string =>
  Object.hasOwn(territoryHomes, country) ? (territoryHomes[country] ?? country) : country;
