import { leftOutWords } from '../copy/left-out.ts';

const joins = /\u200c|\u200d|\ufe0f/g;

/**
 * The sentence that names the removed characters of a typed text, each once; undefined if nothing visible was
 * removed.
 */
export function leftOutOf(text: string, keep: (text: string) => string): string | undefined {
  // An emoji of several code points is one character.
  const typed =
    'Segmenter' in Intl ? [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment) : [...text];
  const isLost = (sign: string) => sign.trim() !== '' && keep(sign).replace(joins, '') === '';
  const signs = [...new Set(typed.filter(isLost))];
  return signs.length === 0 ? undefined : leftOutWords({ signs });
}
