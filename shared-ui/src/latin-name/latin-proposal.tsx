import { cutAtWord, isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import anyAscii from 'any-ascii';
import { Button } from '../button/button.tsx';

/**
 * Chinese characters are also used in Japanese, with another pronunciation, so nothing is proposed for them.
 */
const isReadable = (name: string): boolean => !/\p{Script=Han}/u.test(name);

/**
 * A Korean name has no spaces: one syllable for the family name, then the given name, which is one word in
 * Latin letters.
 */
const spaced = (name: string): string =>
  name.replace(/^(\p{Script=Hangul})(\p{Script=Hangul}{2,3})$/u, '$1 $2');
const isKorean = (name: string): boolean => /\p{Script=Hangul}/u.test(name);
const oneCapital = (latin: string): string => latin.replace(/\B[A-Z]/g, (letter) => letter.toLowerCase());

/** A name in Latin letters within `max`; '' where nothing is proposed. */
function proposalOf(name: string, max: number): string {
  if (!isReadable(name)) return '';
  const letters = anyAscii(spaced(name.trim()));
  const latin = cutAtWord(isKorean(name) ? oneCapital(letters) : letters, max);
  return isLatin(latin) ? latin : '';
}

/** Proposes a name in Latin letters, accepted with one press. */
export function LatinProposal({
  name,
  max,
  onTake,
}: {
  name: string;
  max: number;
  onTake: (text: string) => void;
}) {
  const proposal = proposalOf(name, max);
  return proposal === '' ? null : (
    <Button variant="quiet" onClick={() => onTake(proposal)}>
      {`Use “${proposal}”`}
    </Button>
  );
}
