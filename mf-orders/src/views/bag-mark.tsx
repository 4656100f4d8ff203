import { type BagState, bagWord } from '../copy/bags.ts';
import './bag-mark.css';

/** Where a bag is, as a mark: one word and one colour everywhere. */
export function BagMark({ bag }: { bag: BagState }) {
  const [word, tone] = bagWord(bag);
  return (
    <span className="orders-bag" data-tone={tone}>
      {word}
    </span>
  );
}
