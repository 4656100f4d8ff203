import { RadioGroup } from '@sendahead/shared-ui/field';
import { formatMoney } from '@sendahead/shared-ui/money';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { byCard } from '../../state/way-to-pay.ts';

const byHand = 'OtherRefund';

/** PR-04: what comes back, and how. */
export function Refund({ cents }: { cents: number }) {
  const byHandToo = useSelector(({ page }) => page.assistance?.refundsByHand === true);
  return (
    <>
      <p className="checkout-payment-note">{`You get ${formatMoney(cents)} back. No card is needed.`}</p>
      {byHandToo ? <RefundChoice /> : null}
    </>
  );
}

/** OPEN-38: what is given back goes to the wallet, or is paid by staff outside of the page. */
function RefundChoice() {
  const { store } = useCheckout().checkout;
  const chosen = useSelector(({ way }) => (way.way === byHand ? byHand : 'WalletTransfer'));
  return (
    <RadioGroup
      label="How is it given back?"
      name="refund_method_type"
      value={chosen}
      options={[
        { value: 'WalletTransfer', label: 'As wallet credit' },
        { value: byHand, label: 'Paid back another way' },
      ]}
      onChange={(value) =>
        store.dispatch({
          type: 'way-chosen',
          ...(value === byHand
            ? { way: byHand, means: { asksNonce: false, body: { payment_method_type: byHand } } }
            : { way: byCard, means: null }),
        })
      }
    />
  );
}
