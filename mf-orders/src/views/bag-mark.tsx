import { type BagState, bagWord } from '../copy/bags.ts';
import { ToneMark } from './tone-mark.tsx';

/** Where a bag is, as a mark: one word and one color everywhere. */
export function BagMark({ bag }: { bag: BagState }) {
  const [word, tone] = bagWord(bag);
  return <ToneMark tone={tone}>{word}</ToneMark>;
}
