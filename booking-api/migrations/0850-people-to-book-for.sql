-- The number under which a club knows its member.
alter table users add column member_number text;

-- What staff find a person by: name, mail, the digits of the phone, member number.
alter table users add column search text not null generated always as (
  lower(first_name || ' ' || last_name || ' ' || email) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
  || ' ' || lower(coalesce(member_number, ''))
) stored;
create index users_search_trgm on users using gin (search gin_trgm_ops);
