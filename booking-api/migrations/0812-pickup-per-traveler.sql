-- The brand that asks for each traveler how bags are handed over.
update brands set words = words || '{"pickup_per_traveler": true}' where slug = 'camps';
