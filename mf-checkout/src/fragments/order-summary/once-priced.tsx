import { FinishLater } from '../../features/finish-later/finish-later.tsx';
import { PricedLines } from '../../features/price-lines/priced-lines.tsx';
import { PriceNotes } from '../../features/price-notes/price-notes.tsx';
import { Purse } from '../../features/purse/purse.tsx';

const parts = { lines: PricedLines, purse: Purse, notes: PriceNotes, later: FinishLater };

/** A part of the summary that there is only with a price; they are loaded together, with the first question for one. */
export function OncePriced({ part }: { part: keyof typeof parts }) {
  const Part = parts[part];
  return <Part />;
}
