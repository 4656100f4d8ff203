-- Facilities by the beginning of their postal code or name, among many.
create index facilities_zip on facilities (zip text_pattern_ops);
create index facilities_name_prefix on facilities (lower(name) text_pattern_ops);
