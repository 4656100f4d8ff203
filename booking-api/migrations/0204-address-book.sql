-- Places of one's own; at most one is where bookings start from.
create table address_book (
  id text primary key,
  user_id text not null references users (id) on delete cascade,
  label text not null,
  company_name text not null default '',
  contact text not null default '',
  phone text not null default '',
  address_1 text not null,
  address_2 text not null default '',
  city text not null,
  state text not null,
  zip text not null,
  country_code text not null,
  club_id integer references facilities (id),
  default_origin boolean not null default false,
  created_at timestamptz not null
);
create index address_book_user on address_book (user_id, created_at);
create unique index address_book_default on address_book (user_id) where default_origin;
