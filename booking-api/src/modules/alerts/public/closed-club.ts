import type { LegName } from '@sendahead/shared-contracts/orders/leg-refund';
import type { Queries } from '../../../platform/database/database.ts';
import { raiseAlert, resolveAlert } from './alerts.ts';

/** The matter of a leg whose club is closed on one of its days. */
export const closedClubSubject = (orderId: string, leg: LegName): string => `${orderId}:${leg}`;

/** CO-34: tells staff of a leg with a pickup or delivery on a closed day. */
export const raiseClosedClub = (
  db: Queries,
  { orderId, leg, ...detail }: { orderId: string; leg: LegName; club: number; day: string },
): Promise<void> =>
  raiseAlert(db, 'club_closed', closedClubSubject(orderId, leg), { order: orderId, ...detail });

/** After a leg has moved, or without one the whole order: its new days are open. */
export async function resolveClosedClub(
  db: Queries,
  orderId: string,
  leg: LegName | undefined,
): Promise<void> {
  for (const moved of leg ? [leg] : (['outbound', 'return'] as const))
    await resolveAlert(db, 'club_closed', closedClubSubject(orderId, moved));
}
