import { formatMoney, RadioGroup } from '@sendahead/shared-ui';
import { refundTypeWords, refundWords } from '../../copy/refund.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';
import { type RefundType, refundTypeOf, refundTypes } from '../../state/refund-type.ts';

/**
 * PR-04, OPEN-38: the refunded amount and its method: to the original payment, as account credit, or by staff
 * outside of the page.
 */
export function Refund({ cents }: { cents: number }) {
  const changes = useSelector(isChange);
  const byHandToo = useSelector(({ page }) => page.assistance?.refundsByHand === true);
  const offered: Readonly<Record<RefundType, boolean>> = {
    NewCard: changes,
    WalletTransfer: true,
    OtherRefund: byHandToo,
  };
  const club = useSelector(({ quote }) => quote.price?.refund_to_club);
  if (club)
    return (
      <p className="checkout-payment-note">{refundWords.toClub({ amount: formatMoney(cents), club })}</p>
    );
  const types = refundTypes.filter((type) => offered[type]);
  return (
    <>
      <p className="checkout-payment-note">{refundWords.amount({ amount: formatMoney(cents) })}</p>
      {types.length > 1 ? <RefundChoice types={types} /> : null}
    </>
  );
}

function RefundChoice({ types }: { types: readonly RefundType[] }) {
  const { store } = useCheckout().checkout;
  const chosen = useSelector(refundTypeOf);
  return (
    <RadioGroup
      label={refundWords.choice}
      name="refund_method_type"
      value={chosen}
      options={types.map((value) => ({ value, label: refundTypeWords[value] }))}
      onChange={(way) => store.dispatch({ type: 'way-chosen', way, means: null })}
    />
  );
}
