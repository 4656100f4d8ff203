-- CO-147, CO-149: what claims paid as shipping credit counts as given, from the first payments that stored their ways on,
-- and claims that waited for a second person are those of who asked.
insert into staff_gifts (actor_id, customer_id, amount_cents, given_at, reference)
  select payment.actor_id, orders.user_id, payment.amount_cents, payment.at, 'claim:' || payment.claim_id
  from claim_payments payment join claims on claims.id = payment.claim_id join orders on orders.id = claims.order_id
  where payment.way = 'credit'
  on conflict do nothing;
update staff_gifts set asked_by = request.asked_by
  from approval_requests request join claim_payments payment on payment.claim_id = request.detail #>> '{claim,id}'
  where request.state = 'approved' and request.decided_by = staff_gifts.actor_id and staff_gifts.asked_by is null
    and staff_gifts.reference in ('claim:' || payment.claim_id, payment.claim_id || '-transfer', payment.refund_id);
