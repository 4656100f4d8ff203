import { defaultPickupCountry } from '@sendahead/shared-contracts/constants';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { CheckField, FieldRow, SelectField, TextField } from '@sendahead/shared-ui';
import { useEffect, useRef } from 'react';
import { billingCodeLabel, billingTexts, billingZipField } from '../../copy/billing.ts';
import { billingWords } from '../../copy/card-fields.ts';
import { billingCountries } from '../../copy/countries.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { shownBillingProblems } from '../../state/billing.ts';
import { hasBillingCode } from '../../state/billing-codes.ts';
import type { BillingField } from '../../state/card.ts';
import { billingFieldId } from '../../state/field-id.ts';
import { paysForCustomer } from '../../state/pays-for-customer.ts';

/**
 * PY-21, PA-24, VL-27: the billing address of the card, by default the origin home, and whether to save the
 * card.
 */
export function BillingFields() {
  const { store } = useCheckout().checkout;
  const card = useSelector((state) => state.card);
  const isCustomers = useSelector(({ page }) => paysForCustomer(page));
  const tried = useSelector((state) => state.missed.includes('billing'));
  const home = useSelector(({ page: { points } }) =>
    points?.origin.kind === 'other' ? points.origin.country : null,
  );
  const { zip, country } = card.billing;
  const untouched = useRef(zip === '' && country === defaultPickupCountry);
  useEffect(() => {
    const isKnown = billingCountries.some(({ value }) => value === home);
    if (home === null || !untouched.current || !isKnown) return;
    store.dispatch({ type: 'billing-typed', field: 'country', text: home });
  }, [store, home]);
  const problems = shownBillingProblems(card, tried);
  const type = (field: BillingField, text: string) => {
    untouched.current = false;
    store.dispatch({ type: 'billing-typed', field, text });
  };
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
            label={billingCodeLabel(country)}
            {...bind('zip')}
            onChange={({ target }) => type('zip', filterZip(target.value))}
          />
        ) : null}
        <SelectField
          {...bind('country')}
          label={billingWords.country}
          name="billing-country"
          emptyLabel={billingWords.countryOpen}
          options={billingCountries}
          autoComplete="billing country"
          onChange={({ target }) => type('country', target.value)}
        />
      </FieldRow>
      {isCustomers ? null : (
        <CheckField
          label={billingWords.keep}
          name="store_card_information"
          checked={card.store}
          onChange={({ target }) => store.dispatch({ type: 'store-card-chosen', store: target.checked })}
        />
      )}
    </>
  );
}
