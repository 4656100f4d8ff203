-- News are sent by NOTIFY, or answered to a connection that asked for them in its transaction and sends them after the commit
-- (platform/database/news-of-transactions.ts): a NOTIFY takes a lock of the whole cluster while it commits. INFO reaches a
-- client at any setting of its log.
create function tell_news(subject text) returns void language plpgsql as $$
begin
  if current_setting('sendahead.news', true) = 'answer' then
    raise info using message = subject, errcode = 'SNEWS';
  else
    perform pg_notify('news', subject);
  end if;
end $$;

create or replace function tell_of_order() returns trigger language plpgsql as $$
begin
  perform tell_news('order:' || new.id);
  perform tell_news('orders:' || new.user_id);
  return null;
end $$;

create or replace function tell_of_bag() returns trigger language plpgsql as $$
begin
  perform tell_news('order:' || new.order_id);
  return null;
end $$;

create or replace function tell_of_cart() returns trigger language plpgsql as $$
begin
  perform tell_news('cart:' || new.id);
  return null;
end $$;

create or replace function tell_of_claim() returns trigger language plpgsql as $$
begin
  perform tell_news('order:' || new.order_id);
  return null;
end $$;

create or replace function tell_of_ended_session() returns trigger language plpgsql as $$
begin
  perform tell_news('ended:session:' || encode(old.id_hash, 'hex'));
  return null;
end $$;

create or replace function tell_of_ended_link() returns trigger language plpgsql as $$
begin
  perform tell_news('ended:link:' || new.id);
  return null;
end $$;

create or replace function tell_of_viewer() returns trigger language plpgsql as $$
begin
  perform tell_news('viewers:' || coalesce(new.order_id, old.order_id));
  return null;
end $$;

create or replace function flags_changed() returns trigger language plpgsql as $$
begin
  perform tell_news('flags');
  return null;
end $$;

create or replace function flag_exceptions_changed() returns trigger language plpgsql as $$
begin
  perform tell_news('flags');
  return null;
end $$;
