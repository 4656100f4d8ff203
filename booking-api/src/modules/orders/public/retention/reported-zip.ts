/**
 * The part of a zip code that reports need. Five US digits are a town; elsewhere the rest of a code can be a
 * single house.
 */
export const reportedZip = (zip: string, country: string): string => {
  const code = zip.trim().toUpperCase();
  return country === 'US' || country === '' ? (/^\d{5}/.exec(code)?.[0] ?? '') : code.slice(0, 3).trim();
};
