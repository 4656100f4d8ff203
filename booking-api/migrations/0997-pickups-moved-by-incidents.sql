-- The pickups that staff move for an incident, one after the other, and whether that goes on.
create table incident_movings (
  incident_id text primary key references incidents (id),
  day date not null,
  state text not null check (state in ('moving', 'stopped')),
  -- Who asked for it: each change is theirs.
  actor_id text not null references users (id),
  actor_role text not null
);

create table incident_moves (
  incident_id text not null references incidents (id),
  order_id text not null references orders (id),
  leg text not null check (leg in ('outbound', 'return')),
  -- Null while it waits; `moved`, or the code why it is left to a person.
  outcome text,
  -- What moving it would cost more, where that is why.
  difference_cents integer,
  primary key (incident_id, order_id, leg)
);
