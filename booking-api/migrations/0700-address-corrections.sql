-- What a leg costs more because its carrier had to set the address right; 0 where every bag's contract waives it.
-- An address is set right once, however many bags go there.
create table address_corrections (
  order_id text not null references orders (id),
  generation integer not null,
  leg text not null check (leg in ('outbound', 'return')),
  amount_cents integer not null check (amount_cents >= 0),
  paid_by text not null check (paid_by in ('nobody', 'club', 'hand')),
  at timestamptz not null,
  primary key (order_id, generation, leg)
);
