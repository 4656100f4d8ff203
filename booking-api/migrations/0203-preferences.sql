create table club_question_sets (
  club_id integer primary key references facilities (id),
  header text not null,
  subheader text not null,
  require_all boolean not null
);

-- A question of a branch names the yes-or-no question that reveals it.
create table club_questions (
  id text primary key,
  club_id integer not null references club_question_sets (club_id),
  parent_id text references club_questions (id),
  branch text check (branch in ('yes', 'no')),
  position integer not null,
  question text not null,
  type text not null check (type in ('logical', 'text', 'date')),
  required boolean not null,
  max_length integer not null check (max_length between 1 and 255),
  check ((parent_id is null) = (branch is null))
);
create index club_questions_club on club_questions (club_id, position);

create table preference_answers (
  cart_id text not null references carts (id) on delete cascade,
  club_id integer not null references facilities (id),
  is_outbound boolean not null,
  answers jsonb not null,
  saved_at timestamptz not null,
  primary key (cart_id, club_id, is_outbound)
);

create table international_info (
  cart_id text primary key references carts (id) on delete cascade,
  date_of_arrival date not null,
  date_of_departure date,
  terms_accepted_at timestamptz not null,
  check (date_of_departure is null or date_of_departure >= date_of_arrival)
);
