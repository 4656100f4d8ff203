-- An account may be opened with a passkey instead of a password: its challenge has a purpose of its own.
alter table passkey_challenges drop constraint passkey_challenges_purpose_check;
alter table passkey_challenges add constraint passkey_challenges_purpose_check
  check (purpose in ('add', 'sign_in', 'register'));
