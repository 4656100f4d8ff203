-- What is blocked is asked by every order and changes rarely: servers remember it as reference data.
create trigger blocked_addresses_change after insert or update or delete or truncate on blocked_addresses
  for each statement execute function note_reference_change();
