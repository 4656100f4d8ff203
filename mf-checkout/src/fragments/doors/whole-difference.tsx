import type { AskedDifference } from '@sendahead/shared-contracts/payments/difference-topics';
import { BillingZip } from '../../features/billing/billing-zip.tsx';
import { CardFields } from '../../features/card-fields/card-fields.tsx';
import { DifferenceDialog } from '../../features/difference/difference-dialog.tsx';
import { SavedCards } from '../../features/saved-cards/saved-cards.tsx';

/** The dialog with the saved cards, and a typed one. */
export function WholeDifference({ difference }: { difference: AskedDifference }) {
  return (
    <DifferenceDialog
      difference={difference}
      savedCards={<SavedCards />}
      cardFields={
        <>
          <CardFields />
          <BillingZip />
        </>
      }
    />
  );
}
