import { leftOutWords } from '../copy/left-out.ts';

const joins = /\u200c|\u200d|\ufe0f/g;

/** The sentence on the signs of a typed text of which nothing stays, each once; undefined where nothing visible went. */
export function leftOutOf(text: string, keep: (text: string) => string): string | undefined {
  // An emoji of several characters is one sign.
  const typed =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
  const isLost = (sign: string) => sign.trim() !== '' && keep(sign).replace(joins, '') === '';
  const signs = [...new Set(typed.filter(isLost))];
  return signs.length === 0 ? undefined : leftOutWords({ signs });
}
