-- The number under which a club knows its member.
alter table users add column member_number text;

-- What staff find a person by: name, mail, the digits of the phone, member number.
create index users_search_trgm on users using gin ((
  lower(first_name || ' ' || last_name || ' ' || email) || ' ' || regexp_replace(phone, '[^0-9]', '', 'g')
  || ' ' || lower(coalesce(member_number, ''))
) gin_trgm_ops) with (fastupdate = off);
