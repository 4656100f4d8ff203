import { filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { TextField } from '@sendahead/shared-ui';
import { billingZipField } from '../../copy/billing.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

/** The billing zip of a card that pays a share, passed to the bank if it is known. */
export function BillingZip() {
  const { store } = useCheckout().checkout;
  const zip = useSelector((state) => state.card.billing.zip);
  return (
    <TextField
      {...billingZipField}
      optional
      value={zip}
      onChange={({ target }) =>
        store.dispatch({ type: 'billing-typed', field: 'zip', text: filterZip(target.value) })
      }
    />
  );
}
