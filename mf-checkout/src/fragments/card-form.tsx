import { BillingZip } from '../features/billing/billing-zip.tsx';
import { CardFields } from '../features/card-fields/card-fields.tsx';

/** A card that is typed with a link, and the zip of its bills. */
export function CardForm() {
  return (
    <>
      <CardFields />
      <BillingZip />
    </>
  );
}
