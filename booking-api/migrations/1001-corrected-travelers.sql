-- What a customer corrected of the people of earlier orders, in order. It holds for orders placed until then.
create table traveler_corrections (
  id bigint generated always as identity primary key,
  user_id text not null references users (id),
  -- The traveler's whole name before, in lower case.
  known_as text not null,
  -- Name, email and phone; null where the traveler was removed.
  person jsonb,
  at timestamptz not null
);
create index traveler_corrections_user on traveler_corrections (user_id, id);
