-- An order costs what its items cost. The credits that paid for a part of it are payments, and no lines of its price.
with credits as (
  select order_id, sum(amount_cents) as cents from order_lines
  where line ->> 'kind' in ('gift_card', 'credit') group by order_id)
update orders set total_cents = total_cents - credits.cents from credits where credits.order_id = orders.id;
delete from order_lines where line ->> 'kind' in ('gift_card', 'credit');

-- A refund by check or transfer is open until a person has paid it.
alter table refund_parts add column paid_by_hand_at timestamptz;
update refund_parts set paid_by_hand_at = now() where method = 'other' and not exists (
  select from operator_alerts where kind = 'refund_by_hand' and subject = refund_parts.refund_id and resolved_at is null);
