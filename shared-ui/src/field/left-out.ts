import { leftOutWords } from '../copy/left-out.ts';

const joins = /\u200c|\u200d|\ufe0f/g;

/** The signs of a typed text of which nothing stays, each once; an emoji of several characters is one. */
function leftOutOf(text: string, keep: (text: string) => string): string[] {
  const signs =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
  const isLost = (sign: string) => sign.trim() !== '' && keep(sign).replace(joins, '') === '';
  return [...new Set(signs.filter(isLost))];
}

/** The sentence on the signs that a filter took out of typed texts; undefined where nothing visible went. */
export function leftOutOfAll(texts: readonly string[], keep: (text: string) => string): string | undefined {
  const signs = [...new Set(texts.flatMap((text) => leftOutOf(text, keep)))];
  return signs.length === 0 ? undefined : leftOutWords({ signs });
}
