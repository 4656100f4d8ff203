import { cutAtWord, isLatin } from '@sendahead/shared-contracts/travelers/label-name';
import { useEffect, useState } from 'react';
import { Button } from '../button/button.tsx';

/** Chinese characters are also Japanese ones, which are read otherwise: nothing is proposed for them. */
const isReadable = (name: string): boolean => !/\p{Script=Han}/u.test(name);

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
          const latin = cutAtWord(anyAscii(name), max);
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
