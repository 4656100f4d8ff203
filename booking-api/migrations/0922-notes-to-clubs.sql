-- What a customer tells a club about an order that goes there or comes from there. A row stays when the note is taken back.
create table notes_to_clubs (
  order_id text not null references orders (id),
  club_id integer not null references facilities (id),
  note text not null check (char_length(note) <= 300),
  changed_at timestamptz not null,
  primary key (order_id, club_id)
);
