-- Several browsers may each have a code of one account: an ask from another browser ends none.
drop index sign_in_codes_user;
create index sign_in_codes_user on sign_in_codes (user_id);
