/** US territories have US ZIPs; the page may name them as countries (AD-05). */
export const territories: ReadonlySet<string> = new Set(['PR', 'GU', 'VI', 'AS', 'MP']);

/**
 * The key of a typed code in the table: five digits, the first three characters in Canada, five of the seven
 * digits in Japan, no country sign before German digits, elsewhere no spaces. Empty for a malformed code of
 * the US, Canada or Japan.
 */
export function placeKey(country: string, zip: string): { country: string; code: string } {
  const code = zip.toUpperCase().replace(/[^A-Z0-9-]/g, '');
  if (country === 'US' || territories.has(country))
    return { country: 'US', code: /^(\d{5})(-?\d{4})?$/.exec(code)?.[1] ?? '' };
  if (country === 'CA') return { country, code: /^([A-Z]\d[A-Z])(-?\d[A-Z]\d)?$/.exec(code)?.[1] ?? '' };
  const plain = code.replaceAll('-', '');
  if (country === 'JP') return { country, code: /^(\d{5})(\d{2})?$/.exec(plain)?.[1] ?? '' };
  return { country, code: country === 'DE' ? plain.replace(/^DE?(?=\d)/, '') : plain };
}
