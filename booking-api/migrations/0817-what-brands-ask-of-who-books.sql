-- The travel brand asks for the travel agent, one of the golfing brands for the golfer's number.
update brands set words = words || '{"asks_travel_agent": true}'
where slug = 'travel' and not words ? 'asks_travel_agent';
update brands set words = words || '{"asks_ghin_number": true}'
where slug = 'sticks' and not words ? 'asks_ghin_number';
