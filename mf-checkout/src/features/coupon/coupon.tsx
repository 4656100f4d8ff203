import { Button, TextField } from '@sendahead/shared-ui';
import { type SyntheticEvent, useState } from 'react';
import { couponError, couponWords as words } from '../../copy/coupon.ts';
import { intoView } from '../../hooks/focus-control.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isUpdating, wantedPriceKey } from '../../state/selectors.ts';
import './coupon.css';

const waitWords = ({ updating, complete }: { updating: boolean; complete: boolean }): string => {
  if (updating) return words.checking;
  return complete ? words.waits : words.incomplete;
};

/**
 * PR-07: the coupon field, folded until it is opened; says why a coupon does not apply, and shows its notice
 * (ER-07, ER-08).
 */
export function Coupon() {
  const { checkout } = useCheckout();
  const { typed, applied } = useSelector((state) => state.coupon);
  const price = useSelector((state) => state.quote.price);
  const updating = useSelector(isUpdating);
  const [removed, setRemoved] = useState(false);
  const complete = useSelector((state) => wantedPriceKey(state) !== null);
  const answered = applied !== '' && price !== null && complete && !updating;
  const error = answered ? couponError(price) : null;
  const apply = (event: SyntheticEvent) => {
    event.preventDefault();
    checkout.store.dispatch({ type: 'coupon-applied' });
  };
  // The field remains open for another code.
  const remove = () => {
    setRemoved(true);
    checkout.store.dispatch({ type: 'coupon-removed' });
  };

  return (
    <details className="checkout-folded" open={applied !== '' || removed || undefined}>
      <summary>{applied === '' ? words.add : words.coupon}</summary>
      <form
        ref={error === null ? undefined : intoView}
        className={`checkout-folded__form${error ? ' checkout-coupon__form--refused' : ''}`}
        onSubmit={apply}
      >
        <TextField
          label={words.code}
          value={typed}
          error={error ?? undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          onChange={(change) => checkout.store.dispatch({ type: 'coupon-typed', text: change.target.value })}
        />
        {applied !== '' && typed.trim() === applied ? (
          <Button onClick={remove}>{price?.coupon ? words.remove : words.clear}</Button>
        ) : (
          <Button type="submit" aria-disabled={typed.trim() === '' || undefined}>
            {words.apply}
          </Button>
        )}
      </form>
      <div role="status">
        {applied !== '' && !answered ? (
          <p className="checkout-coupon__waits">{waitWords({ updating, complete })}</p>
        ) : null}
        {answered && !error && price.coupon ? (
          <p className="checkout-coupon__taken">{words.taken({ title: price.coupon.title })}</p>
        ) : null}
        {answered && price.coupon_notice ? (
          <p className="checkout-coupon__notice">{price.coupon_notice}</p>
        ) : null}
      </div>
    </details>
  );
}
