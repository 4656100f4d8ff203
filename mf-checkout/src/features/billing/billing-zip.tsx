import { lengths } from '@sendahead/shared-contracts/constants';
import { filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { TextField } from '@sendahead/shared-ui/field';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';

/** Where the bills of a card go that pays a share: the bank is told where it is known. */
export function BillingZip() {
  const { store } = useCheckout().checkout;
  const zip = useSelector((state) => state.card.billing.zip);
  return (
    <TextField
      label="Billing zip code"
      optional
      name="billing-zip-code"
      width="zip"
      maxLength={lengths.zipMax}
      autoComplete="billing postal-code"
      value={zip}
      onChange={({ target }) =>
        store.dispatch({ type: 'billing-typed', field: 'zip', text: filterZip(target.value) })
      }
    />
  );
}
