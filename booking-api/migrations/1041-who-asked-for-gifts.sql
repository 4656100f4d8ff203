-- Who asked for a refund or a credit that a colleague approved; the actor is who approved it, whose limit it counts for.
alter table staff_gifts add column asked_by text;
update staff_gifts set asked_by = approval_requests.asked_by from approval_requests
  where approval_requests.state = 'approved' and approval_requests.request_key = staff_gifts.reference
    and approval_requests.decided_by = staff_gifts.actor_id;
