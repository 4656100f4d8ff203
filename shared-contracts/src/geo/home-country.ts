/** US territories may be named as countries (AD-05), and belong to the US. */
export const territoryHomes: Readonly<Record<string, string>> = {
  AS: 'US',
  GU: 'US',
  MP: 'US',
  PR: 'US',
  VI: 'US',
};

/** PY-29: whether amounts name US dollars: a place of the shipment is outside the US. */
export const namesDollars = (countries: readonly string[]): boolean =>
  countries.some((country) => country !== '' && homeOf(country) !== 'US');

/** The country that a place with this ISO code belongs to. */
export const homeOf = (country: string): string =>
  Object.hasOwn(territoryHomes, country) ? (territoryHomes[country] ?? country) : country;
