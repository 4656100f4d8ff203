-- An archived club has no brands, so that nobody finds it; its former ones return with it.
alter table facilities
  add column archived_at timestamptz,
  add column archived_brands text[] not null default '{}',
  -- The club that took everything over.
  add column merged_into integer references facilities (id);
-- allowed: index: no row has a value yet, and reading the table once takes a moment
create index facilities_merged_into on facilities (merged_into) where merged_into is not null;

-- An entry that moves an open amount to or from a merged club's account.
alter table club_entries
  add column moved_with integer,
  -- When the amount was charged before it moved: it is as old as it was.
  add column aged_from timestamptz;
