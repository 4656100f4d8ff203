-- For a statement that writes several things at once: what must hold of them, or none of them is written.
create function must_hold(holds boolean, otherwise text) returns boolean language plpgsql as $$
begin
  if holds is not true then
    raise exception using errcode = 'SH001', message = otherwise;
  end if;
  return true;
end $$;
