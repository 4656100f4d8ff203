import { assistingRoles } from '@sendahead/shared-contracts/call/roles';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { methodNames } from '../../../copy/payment-methods.ts';
import { byClub } from '../../../state/payment-method.ts';
import type { CheckoutState } from '../../../state/state.ts';

import { ClubBilling } from './club-billing.tsx';
import { clubsOfTrip } from './clubs-of-trip.ts';

/**
 * PY-23: a club can be billed if the brand's places are clubs; club staff and admins can also bill a club
 * that is not part of the trip. Hidden if the flag says so (RO-14).
 */
export const clubBillingOption = {
  id: byClub,
  label: methodNames.club,
  offered: ({ page }: CheckoutState, host: FragmentHost<'mf-checkout'>): boolean =>
    !host.boot.flags.disable_club_billing &&
    host.boot.brand.bills_clubs === true &&
    (clubsOfTrip(page.points).length > 0 || assistingRoles.includes(page.session?.role ?? 'guest')),
  Panel: ClubBilling,
};
