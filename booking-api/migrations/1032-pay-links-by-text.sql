-- A link to pay may be sent as a text message.
alter table pay_links add column by_text boolean not null default false;
