-- CH-25: an amount due that staff want to waive above their limit waits for a second person.
alter table approval_requests drop constraint approval_requests_kind_check;
alter table approval_requests add constraint approval_requests_kind_check check (kind in
  ('refund', 'credit', 'comp_discount', 'refund_surcharges', 'rate_adjustment', 'waive_difference', 'waive_due')) not valid;
alter table approval_requests validate constraint approval_requests_kind_check;
