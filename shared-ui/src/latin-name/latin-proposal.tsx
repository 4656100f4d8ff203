import { cutAtWord, isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { useEffect, useState } from 'react';
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

/**
 * Proposes a name in Latin letters, accepted with one press. The transliteration table is loaded only for
 * names that need it.
 */
export function LatinProposal({
  name,
  max,
  onTake,
}: {
  name: string;
  max: number;
  onTake: (text: string) => void;
}) {
  const [proposal, setProposal] = useState('');
  useEffect(() => {
    let wanted = true;
    setProposal('');
    if (isReadable(name))
      void import('any-ascii').then(
        ({ default: anyAscii }) => {
          const letters = anyAscii(spaced(name.trim()));
          const latin = cutAtWord(isKorean(name) ? oneCapital(letters) : letters, max);
          if (wanted && isLatin(latin)) setProposal(latin);
        },
        // Without the table the person types the line without a proposal.
        () => undefined,
      );
    return () => {
      wanted = false;
    };
  }, [name, max]);
  return proposal === '' ? null : (
    <Button variant="quiet" onClick={() => onTake(proposal)}>
      {`Use “${proposal}”`}
    </Button>
  );
}
