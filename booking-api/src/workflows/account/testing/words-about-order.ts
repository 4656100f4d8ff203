import { sql } from 'kysely';
import type { Shop } from '../../testing/shop.ts';

const text = 'Zebulette Quillmark, 77 Quillmark Lane';
const at = '2026-11-23T15:00:00Z';

/**
 * Every text that people can enter about an order, each with the person's name, in the format of the calls
 * that store them.
 */
export async function writeAboutOrder(shop: Shop, orderId: string, staffId: string): Promise<void> {
  const { db } = shop.context;
  const { cart_id, user_id } = await db
    .selectFrom('orders')
    .select(['cart_id', 'user_id'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const [bag] = await db.selectFrom('order_parcels').select('id').where('order_id', '=', orderId).execute();
  const club = await db.selectFrom('facilities').select('id').limit(1).executeTakeFirstOrThrow();
  const run = (query: ReturnType<typeof sql>) => query.execute(db);
  await run(sql`update order_parcels set note = ${text} where order_id = ${orderId}`);
  await run(sql`insert into order_acts (id, order_id, generation, act, actor_id, amount_cents, comment, state, detail, at)
    values (${`act_${orderId}`}, ${orderId}, 1, 'change', ${staffId}, 0, ${text}, 'done',
      jsonb_build_object('undo', jsonb_build_object('until', '2026-01-01', 'before', ${text}::text)), ${at})`);
  await run(sql`insert into pay_requests (id, order_id, reason, amount_cents, state, asked_at, closed_at, comment)
    values (${`pay_${orderId}`}, ${orderId}, 'Address correction', 100, 'waived', ${at}, ${at}, ${text})`);
  await run(sql`insert into pay_links (id, order_id, amendment, generation, what, amount_cents, state, made_by, made_at,
    expires_at, closed_at) values (${`plk_${orderId}`}, ${orderId}, jsonb_build_object('kind', ${text}::text), 1,
    jsonb_build_array(${text}::text), 100, 'withdrawn', ${staffId}, ${at}, ${at}, ${at})`);
  await run(sql`insert into customs_lists (order_id, items, bags, saved_at)
    values (${orderId}, '[]', jsonb_build_array(${text}::text), ${at})`);
  await run(sql`insert into notes_to_clubs (order_id, club_id, note, changed_at)
    values (${orderId}, ${club.id}, ${text}, ${at})`);
  await run(sql`insert into text_consents (id, order_id, phone, sentence, agreed_by, agreed_at)
    values (${`txt_${orderId}`}, ${orderId}, '+12125557733', 'Text me', ${user_id}, ${at})`);
  await run(sql`insert into traveler_corrections (user_id, known_as, person, at) values (${user_id}, 'zebulette quillmark',
    jsonb_build_object('first_name', 'Zebulette', 'last_name', 'Quillmark-Vane', 'email', 'z@quillmark.test', 'phone', ''), ${at})`);
  await run(sql`insert into claims (id, order_id, user_id, kind, state, what, value_cents, created_at, state_at) values
    (${`clm_${orderId}`}, ${orderId}, ${user_id}, 'damaged', 'paid', ${text}, 500, ${at}, ${at}),
    (${`cld_${orderId}`}, ${orderId}, ${user_id}, 'late', 'draft', ${text}, 500, ${at}, ${at})`);
  await run(sql`insert into claim_bags (claim_id, parcel_id) values (${`clm_${orderId}`}, ${bag?.id ?? ''})`);
  await run(sql`insert into claim_steps (id, claim_id, state, by_staff, actor_id, message, at)
    values (${`cls_${orderId}`}, ${`clm_${orderId}`}, 'paid', true, ${staffId}, ${text}, ${at})`);
  await run(sql`insert into claim_payments (claim_id, way, amount_cents, reference, paid_on, actor_id, at)
    values (${`clm_${orderId}`}, 'transfer', 500, ${text}, ${at}::timestamptz::date, ${staffId}, ${at})`);
  await run(sql`insert into claim_files (id, claim_id, name, type, by_staff, at)
    values (${`clf_${orderId}`}, ${`clm_${orderId}`}, ${`${text}.jpg`}, 'image/jpeg', false, ${at})`);
  await run(sql`insert into preference_answers (cart_id, club_id, is_outbound, answers, saved_at)
    values (${cart_id}, ${club.id}, true, jsonb_build_array(jsonb_build_object('answer', ${text}::text)), ${at})`);
  await run(sql`insert into approval_requests (id, kind, asked_by, asked_at, request_key, reason, order_id, amount_cents,
    detail, state, decided_by, decided_at, decision) values (${`apr_${orderId}`}, 'refund', ${staffId}, ${at},
    ${`apr_${orderId}`}, ${text}, ${orderId}, 100, jsonb_build_object('customerReason', ${text}::text, 'amendment', ${text}::text), 'declined', ${staffId},
    ${at}, ${text})`);
  await run(sql`insert into cart_takeovers (id_hash, cart_id, staff_id, reason, created_at, expires_at)
    values (decode(md5(${orderId}), 'hex'), ${cart_id}, ${staffId}, ${text}, ${at}, ${at})`);
  await run(sql`insert into rate_adjustments (cart_id, amount_cents, reason, actor_id, created_at)
    values (${cart_id}, 0, ${text}, ${staffId}, ${at})`);
  await run(sql`insert into staff_authorizations (id_hash, cart_id, staff_id, act, reason, created_at, expires_at)
    values (decode(md5(${orderId}), 'hex'), ${cart_id}, ${staffId}, 'waive_fee', ${text}, ${at}, ${at})`);
  await run(sql`insert into bill_splits (attempt_id, cart_id, user_id, state, trip, expires_at, created_at)
    select attempt_id, cart_id, user_id, 'stopped', '[]', ${at}, ${at} from orders where id = ${orderId}`);
  await run(sql`insert into bill_shares (id, split_id, position, name, email, is_buyer, items, amount_cents, state, payment_type)
    select ${`shr_${orderId}`}, attempt_id, 1, ${text}, 'zebulette@quillmark.test', false, jsonb_build_array(${text}::text), 100,
      'asked', 'NewCard' from orders where id = ${orderId}`);
  await run(sql`insert into work_items (kind, subject, note) values ('labels_failed', ${orderId}, ${text})`);
  await run(sql`insert into audit_events (happened_at, kind, user_id, subject, detail) values
    (${at}, 'staff.refunded', ${staffId}, ${orderId}, jsonb_build_object('order', ${orderId}::text, 'comment', ${text}::text)),
    (${at}, 'staff.adjusted_rate', ${staffId}, ${orderId}, jsonb_build_object('cart', ${cart_id}::text, 'reason', ${text}::text))`);
}
