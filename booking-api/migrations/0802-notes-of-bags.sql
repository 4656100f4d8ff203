-- What a customer notes for the people who handle a bag, on the leg that it is for.
alter table order_parcels add column note text;
