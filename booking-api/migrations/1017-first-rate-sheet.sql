-- The draft of a first rate sheet follows no sheet: it begins from example figures, kept with it.
alter table rate_sheet_drafts
  alter column based_on drop not null,
  add column example jsonb,
  add constraint rate_sheet_drafts_begins_once check ((based_on is null) <> (example is null)) not valid;
