-- allowed: lock: the trigger only names truncate; nothing is locked by it.
-- What hinders shipping for some days: a strike, weather, a closure, a disaster, an address. Empty lists mean all.
create table incidents (
  id text primary key,
  kind text not null check (kind in ('strike', 'weather', 'closure', 'disaster', 'blocked_address')),
  area jsonb not null,
  -- Of the zip in the middle of a radius.
  latitude double precision,
  longitude double precision,
  carriers text[] not null default '{}',
  services text[] not null default '{}',
  club_ids integer[] not null default '{}',
  brands text[] not null default '{}',
  -- Days of pickup or arrival in the area; null where there is no first or no last.
  first_day date,
  last_day date,
  sentence text not null,
  stops_selling boolean not null,
  shows_notice boolean not null,
  starts_on date not null,
  ends_on date not null,
  -- By hand, before its last day.
  ended_at timestamptz,
  created_at timestamptz not null,
  check (ends_on >= starts_on),
  check (last_day >= first_day)
);
create trigger incidents_change after insert or update or delete or truncate on incidents
  for each statement execute function note_reference_change();

-- What the affected customers are told, and whether it is being sent.
create table incident_mailings (
  incident_id text primary key references incidents (id),
  subject text not null,
  body text not null,
  state text not null check (state in ('sending', 'stopped'))
);

-- Nobody is told twice of one incident.
create table incident_mails (
  incident_id text not null references incidents (id),
  user_id text not null references users (id),
  order_ids text[] not null,
  sent_at timestamptz,
  primary key (incident_id, user_id)
);
