import type { ClosedStop } from '@sendahead/shared-contracts/console/closed-stop';
import { type LegName, legNames } from '@sendahead/shared-contracts/orders/leg-name';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { raiseAlert, resolveAlert } from './alerts.ts';

/** The matter of a leg whose club is closed on one of its days. */
export const closedClubSubject = (orderId: string, leg: LegName): string => `${orderId}:${leg}`;

/** CO-34: alerts staff to a leg with a pickup or delivery on a closed day. */
export const raiseClosedClub = (
  db: Queries,
  {
    orderId,
    leg,
    ...detail
  }: { orderId: string; leg: LegName; club: number; day: string; stop: 'pickup' | 'delivery' },
): Promise<void> =>
  raiseAlert(db, 'club_closed', closedClubSubject(orderId, leg), { order: orderId, ...detail });

/** CO-159: the club, day and stop of an alert about a closed day, as JSON; null for other alerts. */
export const closedStop = sql<ClosedStop | null>`(case when operator_alerts.kind = 'club_closed' then
  (select jsonb_build_object('club', facilities.name, 'day', operator_alerts.detail ->> 'day',
    'stop', operator_alerts.detail ->> 'stop') from facilities
    where facilities.id = (operator_alerts.detail ->> 'club')::integer) end)`;

const bothLegs = ['outbound', 'return'] as const;

/**
 * The closed days that the customer or staff must resolve: for each leg, the day on which its club is closed.
 */
export async function openClosedDays(db: Queries, orderId: string): Promise<{ leg: LegName; day: string }[]> {
  const rows = await db
    .selectFrom('operator_alerts')
    .select(['subject', sql<string>`detail ->> 'day'`.as('day')])
    .where('kind', '=', 'club_closed')
    .where(
      'subject',
      'in',
      bothLegs.map((leg) => closedClubSubject(orderId, leg)),
    )
    .where('resolved_at', 'is', null)
    .orderBy('subject')
    .execute();
  return rows.flatMap(({ subject, day }) =>
    bothLegs.filter((leg) => closedClubSubject(orderId, leg) === subject).map((leg) => ({ leg, day })),
  );
}

/** Closes the matter after a leg has moved, or the whole order without a leg: its new days are open. */
export async function resolveClosedClub(
  db: Queries,
  orderId: string,
  leg: LegName | undefined,
): Promise<void> {
  for (const moved of leg ? [leg] : legNames)
    await resolveAlert(db, 'club_closed', closedClubSubject(orderId, moved));
}
