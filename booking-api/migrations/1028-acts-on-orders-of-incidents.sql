-- CO-120: the day on which a pickup was booked before an incident moved it; an undo returns it to this day.
alter table incident_moves add column moved_from date;

-- CO-120, CO-121, CO-122: what staff do to the orders of an incident, order by order, and whether that goes on.
create table incident_acts (
  incident_id text not null references incidents (id),
  act text not null check (act in ('undo_move', 'refund', 'void_labels')),
  state text not null check (state in ('going', 'stopped')),
  comment text not null,
  -- The press that began it: the same press begins nothing more.
  press_key text not null,
  primary key (incident_id, act)
);

create table incident_act_orders (
  incident_id text not null references incidents (id),
  act text not null,
  order_id text not null references orders (id),
  part text not null check (part in ('outbound', 'return', 'order')),
  -- Who asked for it: each change is theirs. The amount counts for the limit of whoever approved it.
  actor_id text not null references users (id),
  actor_role text not null,
  approved_by text references users (id),
  asked_at timestamptz not null,
  -- The order's generation at the press.
  generation integer not null,
  cents integer,
  -- Null while it waits; `done`, or the code why it is left to a person.
  outcome text,
  -- The generation whose message to the customer gives the reason.
  message_generation integer,
  primary key (incident_id, act, order_id, part),
  foreign key (incident_id, act) references incident_acts (incident_id, act)
);
create index incident_act_orders_order on incident_act_orders (order_id);
