-- Billing a club was offered by every brand; now by those whose places are clubs. Staff change it on the brand's page.
update brands
set words = words || '{"bills_clubs": true}'
where words ->> 'place_type' ilike '%club%' and not words ? 'bills_clubs';
