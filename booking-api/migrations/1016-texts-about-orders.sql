-- Who agreed to text messages about an order, for which number, to which sentence; one that ended stays as the proof of it.
create table text_consents (
  id text primary key,
  order_id text not null references orders (id),
  phone text not null,
  sentence text not null,
  agreed_by text not null references users (id),
  agreed_at timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('owner', 'staff', 'reply', 'order')),
  check ((ended_at is null) = (ended_by is null))
);
create unique index text_consents_open on text_consents (order_id) where ended_at is null;
create index text_consents_order on text_consents (order_id);
create index text_consents_phone on text_consents (phone) where ended_at is null;

-- Each text of an order once: its row comes before the text, so that no crash sends it twice.
create table order_texts (
  order_id text not null references orders (id),
  kind text not null,
  -- `due` has a job and was not sent; `sending` is one whose provider did not answer: it may have arrived.
  state text not null check (state in ('due', 'sending', 'sent')),
  at timestamptz not null,
  primary key (order_id, kind)
);
