-- Which bags the numbers of a list meant when it was saved: a bag may be taken out since.
alter table customs_lists add column bags jsonb not null default '[]';
