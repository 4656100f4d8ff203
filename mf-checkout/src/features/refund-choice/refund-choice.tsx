import { RadioGroup } from '@sendahead/shared-ui/field';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { byCard } from '../../state/way-to-pay.ts';

const byHand = 'OtherRefund';

/** OPEN-38: what is given back goes to the wallet, or is paid by staff outside of the page. */
export function RefundChoice() {
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
