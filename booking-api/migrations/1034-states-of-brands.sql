-- Whether a brand takes bookings. A brand made in the console begins switched off; those that are here are open.
alter table brands
  add column state text not null default 'open',
  -- What customers read while the brand takes no bookings; '' for a default sentence.
  add column closed_text text not null default '';
alter table brands add constraint brands_state check (state in ('off', 'open', 'closed', 'archived')) not valid;
alter table brands validate constraint brands_state;
