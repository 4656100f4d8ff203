import { staffRoles } from '@sendahead/shared-contracts/call/roles';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import type { CheckoutState } from '../../../state/state.ts';
import { byClub } from './by-club.ts';
import { ClubBilling } from './club-billing.tsx';
import { clubsOfTrip } from './clubs-of-trip.ts';

/** Club staff and admins may bill clubs that are not of the trip. */
const staff: readonly string[] = ['pro', ...staffRoles];

/** PY-23: a club is billed; hidden where the flag says so (RO-14). */
export const clubWay = {
  id: byClub,
  label: 'Bill a club',
  offered: ({ page }: CheckoutState, host: FragmentHost<'mf-checkout'>): boolean =>
    !host.boot.flags.disable_club_billing &&
    (clubsOfTrip(page.points).length > 0 || staff.includes(page.session?.role ?? 'guest')),
  Panel: ClubBilling,
};
