import { RadioGroup } from '@sendahead/shared-ui/field';
import { formatMoney } from '@sendahead/shared-ui/money';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/changed-totals.ts';
import { type RefundType, refundTypeOf, refundTypes } from '../../state/refund-type.ts';

const labels: Readonly<Record<RefundType, string>> = {
  NewCard: 'To what you paid with, in 3 to 5 days',
  WalletTransfer: 'As wallet credit',
  OtherRefund: 'Paid back another way',
};

/** PR-04, OPEN-38: what comes back, and how: to what paid, to the wallet, or by staff outside of the page. */
export function Refund({ cents }: { cents: number }) {
  const changes = useSelector(isChange);
  const byHandToo = useSelector(({ page }) => page.assistance?.refundsByHand === true);
  const offered: Readonly<Record<RefundType, boolean>> = {
    NewCard: changes,
    WalletTransfer: true,
    OtherRefund: byHandToo,
  };
  const types = refundTypes.filter((type) => offered[type]);
  return (
    <>
      <p className="checkout-payment-note">{`You get ${formatMoney(cents)} back. No card is needed.`}</p>
      {types.length > 1 ? <RefundChoice types={types} /> : null}
    </>
  );
}

function RefundChoice({ types }: { types: readonly RefundType[] }) {
  const { store } = useCheckout().checkout;
  const chosen = useSelector(refundTypeOf);
  return (
    <RadioGroup
      label="How is it given back?"
      name="refund_method_type"
      value={chosen}
      options={types.map((value) => ({ value, label: labels[value] }))}
      onChange={(way) => store.dispatch({ type: 'way-chosen', way, means: null })}
    />
  );
}
