-- The words of names and towns of facilities, and what each becomes with one letter left out: whoever mistypes a word, or
-- swaps two of its letters, shares a line with it. Words are only ever added; one that is gone finds nothing.
create table facility_words (word text not null);
create unique index facility_words_word on facility_words (word text_pattern_ops);
create table facility_slips (slip text not null, word text not null, primary key (slip, word));

create function facility_words_of(given text) returns setof text language sql immutable as $$
  select word from regexp_split_to_table(lower(given), '[^[:alnum:]]+') as word where length(word) between 3 and 40
$$;

create function note_facility_words() returns trigger language plpgsql as $$
begin
  with given as (
    select distinct word from fresh, facility_words_of(name || ' ' || city) as word
  ), added as (
    insert into facility_words select word from given on conflict do nothing returning word
  )
  insert into facility_slips
    select distinct overlay(word placing '' from at for 1), word
    from added, generate_series(1, length(word)) as at where length(word) > 3
    on conflict do nothing;
  return null;
end $$;

create trigger facilities_words_new after insert on facilities
  referencing new table as fresh for each statement execute function note_facility_words();
create trigger facilities_words_changed after update on facilities
  referencing new table as fresh for each statement execute function note_facility_words();

with given as (
  select distinct word from facilities, facility_words_of(name || ' ' || city) as word
), added as (
  insert into facility_words select word from given returning word
)
insert into facility_slips
  select distinct overlay(word placing '' from at for 1), word
  from added, generate_series(1, length(word)) as at where length(word) > 3;
