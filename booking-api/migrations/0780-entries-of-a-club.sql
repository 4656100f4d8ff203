-- The account of a club is read from its newest entry on.
create index club_entries_club on club_entries (club_id, id desc);
