import { BillingZip } from '../features/billing/billing-zip.tsx';
import { CardFields } from '../features/card-fields/card-fields.tsx';

/** A card that is typed on the page of a link, and its billing zip. */
export function CardForm() {
  return (
    <>
      <CardFields />
      <BillingZip />
    </>
  );
}
