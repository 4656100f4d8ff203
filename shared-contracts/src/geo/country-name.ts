const names = new Intl.DisplayNames(['en-US'], { type: 'region', fallback: 'code' });

/** The name of a country by its ISO code: `United Kingdom`. Any other text is unchanged. */
export const countryName = (code: string): string =>
  /^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code;

const takesArticle = /^(United|Netherlands|Philippines|Bahamas|Maldives|Gambia)\b|\b(Islands|Republic)$/;

/** The name within a sentence: `the United Kingdom`. */
export const spokenCountry = (code: string): string => withArticle(countryName(code));

/** The same by its name. */
export const withArticle = (name: string): string => (takesArticle.test(name) ? `the ${name}` : name);
