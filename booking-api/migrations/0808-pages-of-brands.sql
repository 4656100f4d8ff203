-- What a brand says on its terms, privacy, help and accessibility pages where it is not what every brand says.
create table brand_pages (
  brand_id integer not null references brands,
  name text not null check (name in ('terms', 'privacy', 'help', 'accessibility')),
  title text not null check (title <> ''),
  body text not null,
  primary key (brand_id, name)
);
