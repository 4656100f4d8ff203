-- Which way most bookings of a brand go; the golfing ones begin at a place of theirs, the others at home.
update brands
set words = words || jsonb_build_object(
  'default_direction', case when slug in ('golf', 'sticks') then 'from_place' else 'to_place' end
)
where not words ? 'default_direction';
