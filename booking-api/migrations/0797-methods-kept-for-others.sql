-- What somebody paid with for another person was kept in that person's account, who could charge it: it goes. A method and
-- its payment were written in one transaction, at one time.
update payment_methods method set removed_at = now()
from payments join checkout_attempts attempt on attempt.id = payments.attempt_id
where method.removed_at is null and payments.created_at = method.created_at
  and payments.card_type = method.card_type and payments.last4 = method.last4
  and attempt.owner_id = method.user_id and attempt.owner_id <> attempt.user_id;
