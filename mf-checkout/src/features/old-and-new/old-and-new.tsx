import { changedTotals } from '@sendahead/shared-contracts/pricing/changed-totals';
import { Money } from '@sendahead/shared-ui';
import { differenceWords } from '../../copy/difference-words.ts';
import { oncePricedWords } from '../../copy/once-priced.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import './old-and-new.css';

/** The previous cost of a changed order, its new cost, and the difference as a sentence. */
export function OldAndNew() {
  const price = useSelector(({ quote }) => quote.price);
  const totals = price && changedTotals(price);
  if (!totals) return null;
  return (
    <div className="checkout-old-and-new">
      <dl>
        <dt>{oncePricedWords.oldTotal}</dt>
        <dd>
          <Money cents={totals.old} />
        </dd>
        <dt>{oncePricedWords.newTotal}</dt>
        <dd>
          <Money cents={totals.next} />
        </dd>
      </dl>
      {price.refund_to_club ? null : <p>{differenceWords(totals.difference)}</p>}
    </div>
  );
}
