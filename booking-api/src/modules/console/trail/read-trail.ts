import type { TrailKind } from '@sendahead/shared-contracts/admin/audit-calls';
import { type RawBuilder, sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import type { Fields } from '../tables.ts';
import { changedKinds, notedActs } from './act-groups.ts';
import { everywhere, type TrailFilter } from './trail-filter.ts';

/** An act from its source. `key` is unique across all acts. */
export interface TrailRow {
  readonly key: string;
  readonly at: string;
  readonly act: string;
  readonly actor: string;
  readonly subject: string;
  readonly detail: Fields;
  readonly about_kind: TrailKind;
  readonly about_id: string;
  readonly change: {
    readonly kind: string;
    readonly before: Fields;
    readonly after: Fields;
    readonly undoes: boolean;
  } | null;
}

const list = (names: readonly string[]): RawBuilder<unknown> => sql`any (${sql.val([...names])}::text[])`;
const { looked } = notedActs;
const ofGroups = Object.values(notedActs).flat();

/** Acts of staff, newest first: recorded acts, acts on others' orders, and changes of records. */
export async function readTrail(db: Queries, filter: TrailFilter): Promise<TrailRow[]> {
  const rows = await Promise.all([
    readNoted(db, filter),
    filter.acts === undefined || filter.acts === 'done' || filter.acts === 'orders'
      ? readOrderActs(db, filter)
      : [],
    readChanges(db, filter),
  ]);
  return rows
    .flat()
    .map((row) => ({ ...row, at: new Date(row.at).toISOString() }))
    .sort((a, b) => b.at.localeCompare(a.at) || (b.key < a.key ? -1 : 1))
    .slice(0, filter.limit);
}

/** The subject of a recorded act. */
const aboutKind = sql<TrailKind>`case
  when detail ? 'order' or detail ? 'opened' or kind in ('staff.exported_orders', 'staff.searched') then 'order'
  when kind like '%claim%' then 'claim'
  when kind like '%group%' or kind in ('staff.handed_over_bags', 'staff.imported_roster') then 'group_event'
  when detail ? 'incident' or kind in ('staff.emailed_incident', 'staff.stopped_incident_mail', 'staff.moved_pickups',
    'staff.stopped_moving', 'staff.undid_moves', 'staff.canceled_for_incident', 'staff.voided_for_incident',
    'staff.moved_to_carriers', 'staff.stopped_incident_act') then 'incident'
  when kind in ('staff.published_rate_sheet', 'staff.withdrew_rate_sheet', 'staff.began_rate_draft',
    'staff.discarded_rate_draft', 'staff.made_coupon', 'staff.made_gift_card', 'staff.returned_part',
    'staff.released_part', 'staff.gave_canary', 'staff.ended_canary', 'staff.switched_part_off',
    'staff.switched_part_on', 'staff.made_release_token', 'staff.revoked_release_token',
    'staff.set_release_hook', 'staff.removed_release_hook') then 'setting'
  when kind in ('staff.decided_club_billing', 'staff.imported_clubs', 'staff.exported_clubs') then 'club'
  when detail ? 'cart' or kind in ('staff.takeover_opened', 'staff.takeover_refused') then 'cart'
  else 'user' end`;
const aboutId = sql<string>`case ${aboutKind}
  when 'order' then coalesce(detail ->> 'order', detail ->> 'opened', '')
  when 'claim' then coalesce(detail ->> 'claim', '')
  when 'club' then coalesce(detail ->> 'club', '')
  when 'cart' then coalesce(detail ->> 'cart', subject, '')
  when 'setting' then coalesce(subject, detail ->> 'code', detail ->> 'card', '')
  else coalesce(subject, '') end`;

const notedOf = (acts: TrailFilter['acts']): RawBuilder<unknown> => {
  if (acts === undefined) return sql`true`;
  if (acts === 'done') return sql`kind <> ${sql`all (${sql.val([...looked])}::text[])`}`;
  if (acts === 'orders') return sql`kind <> ${sql`all (${sql.val(ofGroups)}::text[])`}`;
  return sql`kind = ${list(notedActs[acts])}`;
};

async function readNoted(db: Queries, filter: TrailFilter): Promise<TrailRow[]> {
  const { subject, limit } = filter;
  const key = sql`'a' || lpad(id::text, 15, '0')`;
  const { rows } = await sql<TrailRow>`
    select ${key} as key, happened_at as at, kind as act, user_id as actor, coalesce(subject, '') as subject, detail,
        ${aboutKind} as about_kind, ${aboutId} as about_id, null as change
      from audit_events
      where user_id is not null and (kind like 'staff.%' or kind like '%on_behalf')
        -- The change itself is listed, with what it was before.
        and kind <> 'staff.changed_person' and kind <> all (${sql.val([...filter.hidden])}::text[])
        and ${notedOf(filter.acts)}
        and ${everywhere(filter, { at: sql`happened_at`, key: sql`(${key})`, actor: sql`user_id`, kind: aboutKind })}
        and ${
          subject === undefined
            ? sql`true`
            : sql`(subject = ${subject} or detail ->> 'cart' = ${subject}
          or detail ->> 'order' = ${subject} or ${subject} = any (string_to_array(
            concat_ws(' ', detail ->> 'people', detail ->> 'orders', detail ->> 'opened'), ' ')))`
        }
      order by happened_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

async function readOrderActs(db: Queries, filter: TrailFilter): Promise<TrailRow[]> {
  const { subject, limit } = filter;
  const key = sql`('o' || acts.id)`;
  const { rows } = await sql<TrailRow>`
    select ${key} as key, acts.at, case when act like 'cancel%' then 'staff.voided_order' else 'staff.changed_order' end as act,
        acts.actor_id as actor, orders.user_id as subject,
        jsonb_strip_nulls(jsonb_build_object('order', orders.id, 'leg', leg, 'comment', comment,
          'amount_cents', acts.amount_cents, 'changes', acts.detail -> 'changes',
          'ended', case when acts.state = 'ended' then 'yes' end,
          'by_link', case when acts.amount_cents > 0 and exists (select from pay_links link
            where link.order_id = acts.order_id and link.state = 'paid' and link.made_by = acts.actor_id
              and link.amendment is not null and link.amount_cents = acts.amount_cents
              and link.generation between acts.generation - 1 and acts.generation) then 'yes' end)) as detail,
        'order' as about_kind, orders.id as about_id, null as change
      from order_acts acts join orders on orders.id = acts.order_id
      where acts.actor_id <> orders.user_id
        and ${everywhere(filter, { at: sql`acts.at`, key, actor: sql`acts.actor_id`, kind: sql`'order'` })}
        and ${subject === undefined ? sql`true` : sql`(orders.user_id = ${subject} or orders.id = ${subject})`}
      order by acts.at desc, ${key} collate "C" desc limit ${limit}`.execute(db);
  return rows;
}

/** The subject of a changed record. */
const changedKind = sql<TrailKind>`case when kind in ('club', 'club_account', 'question_set') then 'club'
  when kind in ('user', 'incident') then kind else 'setting' end`;

async function readChanges(db: Queries, filter: TrailFilter): Promise<TrailRow[]> {
  const { acts, subject, changes, limit } = filter;
  const kinds =
    acts === undefined || acts === 'done'
      ? changes
      : acts === 'orders'
        ? []
        : changes.filter((kind) => changedKinds[acts]?.includes(kind));
  if (kinds.length === 0) return [];
  const key = sql`('c' || lpad(id::text, 15, '0'))`;
  const { rows } = await sql<TrailRow>`
    select ${key} as key, at, 'changed.' || kind as act, actor_id as actor, subject,
        case when reason = '' then '{}' else jsonb_build_object('reason', reason) end as detail,
        ${changedKind} as about_kind, subject as about_id,
        jsonb_build_object('kind', kind, 'before', before, 'after', after, 'undoes', undoes is not null) as change
      from changes
      where kind = ${list(kinds)}
        and ${everywhere(filter, { at: sql`at`, key, actor: sql`actor_id`, kind: changedKind })}
        and ${subject === undefined ? sql`true` : sql`subject = ${subject}`}
      order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
