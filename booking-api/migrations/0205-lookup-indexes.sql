-- Beginnings of codes, streets and towns, whatever the collation of the database.
create index zip_codes_code_prefix on zip_codes (country, code text_pattern_ops);
create index zip_codes_state on zip_codes (country, state);
create index facilities_street on facilities (lower(address_1) text_pattern_ops);
create index facilities_city on facilities (lower(city) text_pattern_ops);
