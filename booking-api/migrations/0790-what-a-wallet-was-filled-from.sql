-- What paid the money that a refund put into a wallet: it is not given back once more the way it came.
alter table refund_parts add column paid_by_method text;
alter table refund_parts add column paid_by_source text;

-- Of refunds before this one nobody wrote that down.
update refund_parts set paid_by_method = 'unknown', paid_by_source = ''
  from refunds where refunds.id = refund_id and refunds.target = 'wallet' and method = 'wallet';

alter table refund_parts add constraint refund_parts_paid_by_whole
  check ((paid_by_method is null) = (paid_by_source is null));
