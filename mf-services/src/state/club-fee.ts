import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { endsOf } from './ends.ts';
import { feeOf } from './pickup.ts';
import type { ItineraryState } from './state.ts';

/** RO-03: the pickup whose fee a club user may set: the one chosen for a leg that starts at their club. */
export function ownClubFee(
  state: ItineraryState,
  leg: LegName,
): { readonly clubId: number; readonly fee: PickupFee } | null {
  const club = endsOf(state, leg)?.from.club;
  const fee = feeOf(state, leg);
  if (!club || club.id !== state.ownClub.id || !fee || isDropOff(fee) || fee.waived) return null;
  return { clubId: club.id, fee };
}
