import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { CheckField, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { billingTexts, billingZipField } from '../../copy/billing.ts';
import { billingWords } from '../../copy/card-fields.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { shownBillingProblems } from '../../state/billing.ts';
import { hasBillingCode } from '../../state/billing-codes.ts';
import type { BillingField } from '../../state/card.ts';
import { billingFieldId } from '../../state/field-id.ts';

/** PY-21, VL-27: where the card's bills go, and whether the card may be kept. */
export function BillingFields() {
  const { store } = useCheckout().checkout;
  const card = useSelector((state) => state.card);
  const tried = useSelector((state) => state.missed.includes('billing'));
  const problems = shownBillingProblems(card, tried);
  const bind = (field: BillingField) => {
    const problem = problems[field];
    return {
      id: billingFieldId(field),
      value: card.billing[field],
      error: problem ? billingTexts[problem] : undefined,
      required: true,
      onBlur: () => afterQuietPeriod(() => store.dispatch({ type: 'billing-blurred', field })),
    };
  };
  return (
    <>
      <FieldRow>
        {hasBillingCode(card.billing.country) ? (
          <TextField
            {...billingZipField}
            {...bind('zip')}
            onChange={({ target }) =>
              store.dispatch({ type: 'billing-typed', field: 'zip', text: filterZip(target.value) })
            }
          />
        ) : null}
        <SelectField
          {...bind('country')}
          label={billingWords.country}
          name="billing-country"
          emptyLabel={billingWords.countryOpen}
          options={billingCountries}
          autoComplete="billing country"
          onChange={({ target }) =>
            store.dispatch({ type: 'billing-typed', field: 'country', text: target.value })
          }
        />
      </FieldRow>
      <CheckField
        label={billingWords.keep}
        name="store_card_information"
        checked={card.store}
        onChange={({ target }) => store.dispatch({ type: 'store-card-chosen', store: target.checked })}
      />
    </>
  );
}
