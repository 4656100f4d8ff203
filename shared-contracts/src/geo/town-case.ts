/** Lowercase words inside a name: `Saint-Louis-de-Kent`, `Stratford-upon-Avon`. */
const small: ReadonlySet<string> = new Set(
  'a am an and aux by d da das de del den der des di do du e el en et im la las le les los of on sous sur the und upon y'.split(
    ' ',
  ),
);

const upper = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** `O'Fallon`, `Val-d'Or` and `McKinney`, but `St. John's`. */
const inside = (word: string): string =>
  word
    .replace(/^([dlo]['’])(\p{Ll}{2,})$/iu, (_all, article: string, name: string) => article + upper(name))
    .replace(/^Mc(\p{Ll}{3,})$/u, (_all, name: string) => `Mc${upper(name)}`);

/** The hyphenated words of a name, each capitalized. */
const joined = (word: string): string =>
  word
    .split('-')
    .map((part, at) => {
      if (at === 0) return inside(part);
      const article = /^[dl]['’]/i.test(part);
      return small.has(part.toLowerCase()) ? part : inside(article ? part : upper(part));
    })
    .join('-');

/**
 * AD-31: a town's name from a table that capitalizes only the first letter of each word: `Mont-Tremblant`.
 */
export const tableTown = (name: string): string => name.split(' ').map(joined).join(' ');

/** AD-31: a typed town name as it is displayed. A name in mixed case is unchanged. */
export function typedTown(name: string): string {
  const isMixed = name !== name.toLowerCase() && name !== name.toUpperCase();
  if (isMixed) return name;
  const words = name.toLowerCase().split(' ');
  return tableTown(words.map((word, at) => (at > 0 && small.has(word) ? word : upper(word))).join(' '));
}
