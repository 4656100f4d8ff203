import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { orderLife } from '@sendahead/shared-contracts/console/order-calls';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/database.ts';
import { jobsAbout } from '../../../platform/jobs/jobs-about.ts';
import { textRecordOf } from '../../orders/public/texts/text-record.ts';
import { messagesAbout } from '../../staff/public/messages/messages.ts';
import {
  approvedBy,
  detailWords,
  jobStateWords,
  jobWords,
  messageTitle,
  titleWords,
} from '../copy/order-history.ts';
import { textWords } from '../copy/order-texts.ts';
import { rowForCarriers } from './for-carriers/row-for-carriers.ts';

type Entry = CallOutput<typeof orderLife>['entries'][number];
/** `form`: how `parts` are combined into the detail. */
export type Row = Omit<Entry, 'title' | 'detail'> & {
  what: string;
  amount_cents: number | null;
  form: string;
  parts: (string | null)[];
};

const longest = 300;

/** What the system, the carrier and people did with an order, newest first. */
export async function readOrderHistory(
  db: Queries,
  orderId: string,
  { forCarrierStaff = false }: { forCarrierStaff?: boolean } = {},
): Promise<{ entries: Entry[]; more: boolean }> {
  const rows = await readRows(db, orderId);
  if (forCarrierStaff) return ofRows(rows.flatMap(rowForCarriers));
  const [jobs, messages, texts] = await Promise.all([
    jobsAbout(db, [orderId]),
    messagesAbout(db, orderId, longest),
    textRecordOf(db, orderId),
  ]);
  const failed = jobs.flatMap(({ queue, state, tries, created_at, error }): Entry[] =>
    error === ''
      ? []
      : [
          {
            at: created_at,
            kind: 'job',
            title: jobWords(queue),
            detail: `${error}, tried ${tries + 1} times, ${jobStateWords(state)}`,
            by: null,
          },
        ],
  );
  const written = messages.map(
    ({ at, by, subject, text }): Entry => ({
      at,
      kind: 'mail',
      title: messageTitle,
      detail: subject,
      by,
      text,
    }),
  );
  const texted = texts.map((one): Entry => ({ at: one.at, kind: 'mail', by: null, ...textWords(one) }));
  const all = [...rows.map(present), ...written, ...texted, ...failed].sort((a, b) =>
    b.at === a.at ? rankOf(b) - rankOf(a) : b.at.localeCompare(a.at),
  );
  return { entries: all.slice(0, longest), more: all.length > longest };
}

const ofRows = (rows: readonly Row[]) => ({
  entries: rows.slice(0, longest).map(present),
  more: rows.length > longest,
});

function present({ what, amount_cents, form, parts, at, kind, by }: Row): Entry {
  return { at, kind, by, detail: detailWords(form, parts), title: titleWords(what, amount_cents) };
}

/** What an order cost when it was placed; later changes are separate entries. */
const totalAsPlaced = sql.raw(`(select sum((line ->> 'amount_cents')::int)::int
  from checkout_attempts attempts, jsonb_array_elements(attempts.draft -> 'lines') line
  where attempts.id = orders.attempt_id and line ->> 'kind' not in ('gift_card', 'credit'))`);

/** Acts of staff on the cart before it became an order; events of the order itself name the order. */
const actsOnCarts = [
  'staff.booked_for',
  'staff.emailed_cart_price',
  'staff.took_cart_over',
  'staff.named_buyer',
  'staff.sent_order_link',
  'staff.copied_order_link',
  'staff.withdrew_order_link',
  'staff.released_cart',
  'staff.cart_taken_back',
  'staff.adjusted_rate',
  'staff.authorized_charge_card',
  'staff.authorized_comp_discount',
  'staff.authorized_refund_surcharges',
  'staff.authorized_waive_fee',
  'staff.withdrew_comp_discount',
  'staff.withdrew_refund_surcharges',
  'staff.asked_approval',
  'staff.approved_request',
  'staff.declined_request',
  'staff.withdrew_request',
  'staff.request_not_possible',
] as const;

/** The instant of the act that began a generation of bags; null without an act. */
const actOf = (generation: string) =>
  sql.raw(`(select max(at) from order_acts acts where acts.order_id = bag.order_id
    and acts.generation = bag.${generation} and coalesce(acts.leg, bag.leg) = bag.leg
    and coalesce(acts.detail -> 'remade' @> to_jsonb(bag.leg), true))`);

/** At the same instant, the results of an act come after the act. */
const laterKinds: readonly Entry['kind'][] = ['order', 'staff', 'money', 'label', 'tracking', 'mail'];
const rankOf = ({ kind }: Entry): number => laterKinds.indexOf(kind);

/** All entries with their instants, in one query. */
async function readRows(db: Queries, orderId: string): Promise<Row[]> {
  const name = (user: string) =>
    sql.raw(`(select coalesce(nullif(trim(concat_ws(' ', first_name, last_name)), ''), email)
    from users where id = ${user} and not exists (select from orders without_people
      where without_people.id = asked.id and people_removed_at is not null and user_id = users.id))`);
  const placedBy = name(
    '(select user_id from checkout_attempts where checkout_attempts.id = orders.attempt_id)',
  );
  const { rows } = await sql<Row>`
    select life.* from (select ${orderId}::text as id) asked cross join lateral (
      select placed_at as at, 'order' as kind, 'order placed' as what, coalesce(${totalAsPlaced}, total_cents) as amount_cents,
          'placed' as form, array[display_id] as parts, coalesce(${placedBy}, ${name('orders.user_id')}) as by
        from orders where id = ${orderId}
      union all
      select created_at, 'money', 'payment attempt', amount_cents,
          'attempt', array[payment_type, case when outcome = 'placed' and amends_order_id is not null then
            case when exists (select from order_acts acts where acts.transaction_id = checkout_attempts.transaction_id)
              then 'changed' else 'paid_afterwards' end else coalesce(outcome, state) end], ${name('checkout_attempts.user_id')}
        from checkout_attempts where order_id = ${orderId} and amount_cents <> 0
      union all
      select created_at, 'money', kind || ' asked for', amount_cents, '', array[]::text[], null
        from payments where order_id = ${orderId}
      union all
      select updated_at, 'money', kind || ' ' || status, amount_cents, '', array[]::text[], null
        from payments where order_id = ${orderId} and updated_at > created_at
      union all
      select greatest(created_at, (select max(at) from order_acts acts where acts.order_id = refunds.order_id
          and concat_ws('-', act, acts.order_id, coalesce(leg, 'whole'), generation) = idempotency_key)), 'money', case when (select bool_and(state = 'recalled') from refund_parts where refund_id = refunds.id)
          then 'refund undone' else 'refund' end, amount_cents, 'refund', array[target, reason], ${name('refunds.actor_id')}
        from refunds where order_id = ${orderId}
      union all
      select at, 'money', 'address corrected by the carrier', amount_cents, 'corrected', array[paid_by], null
        from address_corrections where order_id = ${orderId}
      union all
      select at, case when actor_id = orders.user_id then 'order' else 'staff' end,
          case when act in ('cancel', 'cancel_leg') and acts.state = 'ended' then act || ' undone' else act end, amount_cents,
          'act', array[leg, comment, acts.state] || array(select jsonb_array_elements_text(acts.detail -> 'changes')),
          ${name('actor_id')}
        from order_acts acts join orders on orders.id = acts.order_id where acts.order_id = ${orderId}
      union all
      select at, 'tracking', events.status, null,
          '', array[description, place, parcels.item, parcels.tracking_number], null
        from tracking_events events join order_parcels parcels on parcels.id = parcel_id where parcels.order_id = ${orderId}
      union all
      select greatest(created_at, ${actOf('generation - 1')}), 'label',
          'label ' || case when label in ('void_wanted', 'voided') then 'bought' when label = 'dropped' then 'wanted' else label end,
          null, 'label', array[leg, traveler, item, tracking_number], null
        from order_parcels bag where order_id = ${orderId}
      union all
      select greatest(created_at, ${actOf('generation')}), 'label', 'label ' || label, null, 'label',
          array[leg, traveler, item, tracking_number], null
        from order_parcels bag where order_id = ${orderId} and label in ('void_wanted', 'voided', 'dropped')
      union all
      select sent_at, 'mail', 'mail sent', null, 'email', array[kind], null from order_mails where order_id = ${orderId}
      union all
      select happened_at, 'staff', kind, (detail ->> 'cents')::int, '', array[coalesce(detail ->> 'comment', detail ->> 'reason')],
          nullif(concat_ws(${approvedBy}, ${name('user_id')}, ${name("detail ->> 'approved_by'")}), '')
        from audit_events where detail ->> 'order' = ${orderId}
      union all
      select happened_at, 'staff', kind, (detail ->> 'cents')::int, '', array[detail ->> 'reason'],
          case when kind <> 'staff.cart_taken_back' then ${name('audit_events.user_id')} end
        from audit_events where detail ->> 'cart' in (select id from carts where amends_order_id = ${orderId} and status = 'ordered'
            union all select cart_id from orders where id = ${orderId})
          and kind in (${sql.join(actsOnCarts)})
      union all
      select raised_at, 'alert', 'alert: ' || kind, null, '', array[]::text[], null from operator_alerts
        where coalesce(detail ->> 'order', subject) = ${orderId}
      union all
      select resolved_at, 'alert', 'alert over: ' || kind, null, '', array[]::text[], null from operator_alerts
        where coalesce(detail ->> 'order', subject) = ${orderId} and resolved_at is not null
      union all
      select created_at, 'note', 'note', null, '', array[note], ${name('author_id')} from order_notes where order_id = ${orderId}
    ) life order by at desc limit ${longest + 1}`.execute(db);
  return rows;
}
