-- A microsite may have a host of its own (the label before the domain, beside those of brands) and a logo.
alter table microsites
  add column host text unique check (host ~ '^[a-z]{2,20}$'),
  add column logo_svg text;
