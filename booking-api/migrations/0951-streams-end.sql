-- Who is signed out, and whose tracking link is revoked, is told no more: the servers end the streams that were opened by it.
-- Guests' sessions have streams of carts alone, which their token opens.
create function tell_of_ended_session() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'ended:session:' || encode(old.id_hash, 'hex'));
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each row
  when (old.user_id is not null) execute function tell_of_ended_session();

create function tell_of_ended_link() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'ended:link:' || new.id);
  return null;
end $$;
create trigger track_links_ended after update on track_links for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_of_ended_link();
