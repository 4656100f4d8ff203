import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';

export type AlertKind =
  | 'void_failed'
  | 'settlement_failed'
  | 'orphan_authorisation'
  | 'order_without_money'
  | 'unknown_transaction'
  | 'attempt_stuck'
  | 'labels_failed'
  | 'pickup_day_missed'
  | 'label_in_use'
  | 'moving_after_cancel'
  | 'refund_failed'
  | 'refund_by_hand'
  | 'collect_by_hand'
  | 'pay_link_unpaid'
  | 'order_link_unpaid'
  | 'club_closed'
  | 'contacts_invented'
  | 'bag_missing'
  | 'gift_cards_guessed'
  | 'coupons_guessed';

/** Alerts for the people who run the product. One open row per matter, however often it is noticed. */
export async function raiseAlert(
  db: Queries,
  kind: AlertKind,
  subject: string,
  detail: Readonly<Record<string, unknown>>,
): Promise<void> {
  await db
    .insertInto('operator_alerts')
    .values({ kind, subject, detail: sql`${JSON.stringify(detail)}::jsonb` })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'subject']).where('resolved_at', 'is', null).doNothing(),
    )
    .execute();
}

/** The id of an open matter, as the work list uses it. Throws when there is no open one. */
export async function openAlertId(db: Queries, kind: AlertKind, subject: string): Promise<string> {
  const { id } = await db
    .selectFrom('operator_alerts')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .executeTakeFirstOrThrow();
  return String(id);
}

/** Closes the matter; nothing happens when none is open. */
export async function resolveAlert(db: Queries, kind: AlertKind, subject: string): Promise<void> {
  await db
    .updateTable('operator_alerts')
    .set({ resolved_at: sql<string>`now()` })
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .where('resolved_at', 'is', null)
    .execute();
}

/** Closes the matters of a club, except for the named subjects. */
export async function resolveAlertsOfClub(
  db: Queries,
  kind: AlertKind,
  clubId: number,
  except: readonly string[],
): Promise<void> {
  await db
    .updateTable('operator_alerts')
    .set({ resolved_at: sql<string>`now()` })
    .where('kind', '=', kind)
    .where(sql<boolean>`(detail ->> 'club')::integer = ${clubId}`)
    .where(sql<boolean>`not subject = any (${sql.val(except)}::text[])`)
    .where('resolved_at', 'is', null)
    .execute();
}

/** How many matters are open, by kind. */
export const countOpenAlerts = (db: Queries): Promise<{ kind: string; count: number }[]> =>
  db
    .selectFrom('operator_alerts')
    .select((select) => ['kind', select.fn.countAll<number>().as('count')])
    .where('resolved_at', 'is', null)
    .groupBy('kind')
    .execute();
