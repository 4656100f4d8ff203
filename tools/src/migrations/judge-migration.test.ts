import { judgeMigrations } from './judge-folder.ts';
import { judgeMigration } from './judge-migration.ts';

const rulesBroken = (sql: string) => judgeMigration(sql).map((problem) => problem.split(':')[0]);

describe('new migrations', () => {
  it('new migrations keep the previous release running', () => {
    expect(judgeMigrations()).toEqual([]);
  });

  it.each([
    ['drop', 'alter table orders drop column total_cents'],
    ['drop', 'drop table if exists outbox'],
    ['rename', 'alter table orders rename column total_cents to total'],
    ['rename', 'alter table orders rename to bookings'],
    ['type', 'alter table orders alter column total_cents type bigint'],
    ['not-null', 'alter table orders alter column note set not null'],
    ['not-null-column', 'alter table orders add column note text not null'],
    ['constraint', 'alter table orders add constraint c check (total_cents > 0)'],
    ['constraint', 'alter table orders add foreign key (user_id) references users (id)'],
    ['index', 'create unique index orders_note on orders (note)'],
    ['whole-table', 'update orders set note = null'],
    ['whole-table', 'delete from orders'],
    ['lock', "set lock_timeout = '1h'"],
    ['concurrently', 'create index concurrently x on orders (note)'],
    ['outside', '-- outside a transaction\nalter table orders add column note text'],
  ])('new migrations are refused by the rule %s: %s', (rule, sql) => {
    expect(rulesBroken(sql)).toEqual([rule]);
  });

  it.each([
    'alter table orders add column note text',
    "alter table orders add column note text not null default ''",
    'alter table orders add column a text, add column b integer not null default 0',
    'alter table orders add constraint c check (total_cents > 0) not valid',
    'alter table orders validate constraint c',
    'create table notes (id text primary key, body text not null);\ncreate index notes_body on notes (body);',
    "create table notes (id text);\ninsert into notes values ('drop table orders; rename to x');",
    '-- drop table orders\nselect 1',
    'create function f() returns trigger as $$ begin delete from orders; end $$ language plpgsql',
    '-- outside a transaction\ndrop index concurrently if exists x;\ncreate index concurrently x on orders (note);',
    '-- allowed: drop: nothing has read outbox since the release of December 1\ndrop table outbox',
    "update orders set note = '' where id = 'ord_1'",
  ])('new migrations may do this: %s', (sql) => {
    expect(judgeMigration(sql)).toEqual([]);
  });

  it('an exemption without a reason is refused', () => {
    expect(rulesBroken('-- allowed: drop:\ndrop table outbox')).toEqual(['drop']);
  });
});
