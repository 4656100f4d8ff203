import { changeWords, heldWords } from '../../copy/price-notes.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isUpdating } from '../../state/selectors.ts';
import './price-notes.css';
import { useHeldUntil } from './use-held-until.ts';
import { usePriceChanges } from './use-price-changes.ts';

/** At the total: the effect of the last change, for a while, and until when the price is valid. */
export function PriceNotes() {
  const changes = usePriceChanges();
  const until = useHeldUntil();
  const updating = useSelector(isUpdating);
  return (
    <div className="checkout-price-notes">
      {changes.length > 0 && !updating ? (
        <p className="checkout-price-notes__change">{changeWords(changes)}</p>
      ) : null}
      {until !== null && !updating ? <p>{heldWords(until)}</p> : null}
    </div>
  );
}
