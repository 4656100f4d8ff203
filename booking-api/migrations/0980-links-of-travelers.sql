-- A traveler's mail has a link to the traveler's own bags. The reader is the mail key of the address: a hash, not the address.
-- Null for links that the order's owner made, which show all bags.
alter table track_links add column reader text;
