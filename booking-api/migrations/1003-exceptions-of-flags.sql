-- RL-08: brands, clubs and people who do not have a flag while others do.
create table flag_exceptions (
  key text primary key,
  except_brands text[] not null,
  except_club_ids integer[] not null,
  except_people text[] not null
);

create function flag_exceptions_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'flags');
  return null;
end $$;
create trigger flag_exceptions_changed after insert or update or delete on flag_exceptions
  for each row execute function flag_exceptions_changed();
