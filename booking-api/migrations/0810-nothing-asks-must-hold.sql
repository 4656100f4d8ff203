-- The statements that asked it are gone (decision 0093).
drop function must_hold(boolean, text);
