-- CO-123: staff move the orders of an incident to another carrier.
alter table incident_acts drop constraint incident_acts_act_check;
alter table incident_acts add constraint incident_acts_act_check check (act in
  ('undo_move', 'refund', 'void_labels', 'other_carrier')) not valid;
alter table incident_acts validate constraint incident_acts_act_check;
-- The services that the press showed, by leg, with their levels; null for other acts.
alter table incident_act_orders add column carriers jsonb;
