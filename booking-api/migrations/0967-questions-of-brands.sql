-- Questions of the start page are a text of the brand like its other pages.
alter table brand_pages drop constraint brand_pages_name_check;
alter table brand_pages add constraint brand_pages_name_check
  check (name in ('terms', 'privacy', 'help', 'accessibility', 'questions'));
