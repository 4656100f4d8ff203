import { lateBags, lateBagsText } from '@sendahead/shared-contracts/orders/late-bags';
import { firstMoveIn } from '@sendahead/shared-contracts/travelers/move-in';
import { bagsArrive, isInfoNeeded } from './international-info.ts';
import type { CheckoutState } from './state.ts';

/** TR-29, SV-22: says that the outbound bags arrive after their traveler; null if they do not, or it is not known. */
export function lateBagsTextOf({ page, info }: Pick<CheckoutState, 'page' | 'info'>): string | null {
  const late = lateBags(bagsArrive(page), {
    arrival: isInfoNeeded({ page }) ? info.entered.arrival : null,
    move_in: firstMoveIn(page.travelers?.travelers ?? []),
  });
  return late && lateBagsText(late);
}
