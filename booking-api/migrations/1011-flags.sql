-- What staff have set of the flags that code defines (shared-contracts/src/flags/registry.ts), and for whom.
create table flags (
  key text primary key,
  -- Null: as the environment of the servers says, or else the code.
  is_on boolean,
  -- Of the visitors of the brands, or of all; of our staff alone where it says so.
  percent smallint not null check (percent between 0 and 100),
  brands text[] not null,
  staff boolean not null,
  -- These have it in addition: people of clubs, and accounts.
  club_ids integer[] not null,
  people text[] not null,
  revision integer not null
);

create function flags_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('news', 'flags');
  return null;
end $$;
create trigger flags_changed after insert or update or delete on flags
  for each row execute function flags_changed();
