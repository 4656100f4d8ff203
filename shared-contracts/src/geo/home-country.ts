/** Territories of the US may be named as countries (AD-05), and are at home there. */
export const territoryHomes: Readonly<Record<string, string>> = {
  AS: 'US',
  GU: 'US',
  MP: 'US',
  PR: 'US',
  VI: 'US',
};

/** The country that a place named by its ISO code is at home in. */
export const homeOf = (country: string): string =>
  Object.hasOwn(territoryHomes, country) ? (territoryHomes[country] ?? country) : country;
