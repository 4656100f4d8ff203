import { cutAtWord, isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';

/** Chinese characters are also Japanese ones, which are read otherwise: nothing is proposed for them. */
const isReadable = (name: string): boolean => !/\p{Script=Han}/u.test(name);

/** A Korean name has no spaces: one syllable of the family, then the given name, which Latin letters write as one word. */
const spaced = (name: string): string =>
  name.replace(/^(\p{Script=Hangul})(\p{Script=Hangul}{2,3})$/u, '$1 $2');
const isKorean = (name: string): boolean => /\p{Script=Hangul}/u.test(name);
const oneCapital = (latin: string): string => latin.replace(/\B[A-Z]/g, (letter) => letter.toLowerCase());

/** A name in Latin letters as a proposal, to be taken by one press. The table of letters is loaded for names that need it. */
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
        // Without the table the person writes the line alone.
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
