import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/workspace.ts';
import { queriesOutside, tableOwners } from './table-owners.ts';

/** Queries of tables outside the room that owns them. A change may lower a number, but never raises one. */
const known: Readonly<Record<string, number>> = {
  address_book: 9,
  address_corrections: 4,
  audit_events: 3,
  bill_shares: 2,
  bill_split_mails: 2,
  bill_splits: 4,
  brands: 20,
  carrier_events: 1,
  cart_takeovers: 5,
  carts: 21,
  checkout_attempts: 6,
  claim_files: 1,
  claim_steps: 1,
  claims: 4,
  club_accounts: 1,
  club_note_settings: 1,
  club_notes: 2,
  club_question_sets: 1,
  club_questions: 3,
  coupon_redemptions: 2,
  coupons: 5,
  credit_entries: 4,
  customs_lists: 1,
  facilities: 15,
  gift_cards: 5,
  insurance_options: 1,
  late_credits: 1,
  microsites: 8,
  notes_to_clubs: 1,
  on_time_promises: 1,
  operator_alerts: 3,
  order_acts: 4,
  order_lines: 3,
  order_mails: 3,
  order_notes: 1,
  order_parcels: 26,
  orders: 25,
  outbox: 1,
  passkeys: 1,
  payment_events: 1,
  payment_methods: 1,
  payments: 2,
  pickup_fees: 1,
  product_lines: 3,
  quotes: 2,
  rate_adjustments: 2,
  rate_sheets: 7,
  refunds: 1,
  saved_quotes: 1,
  service_levels: 1,
  sessions: 2,
  track_links: 2,
  tracking_events: 1,
  users: 23,
};

const sources = new Map(
  globSync('booking-api/src/{modules,workflows,platform,integrations}/**/*.ts', { cwd: root })
    .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => [path, readFileSync(join(root, path), 'utf8')]),
);

describe('tables of the server', () => {
  it('each table has one owner, and queries outside its room are found', () => {
    const example = new Map([
      [
        'booking-api/src/modules/orders/tables.ts',
        'export type OrderTables = {\n  orders: {\n    id: string;\n  };\n};\n',
      ],
      ['booking-api/src/modules/orders/store.ts', "db.selectFrom('orders')"],
      [
        'booking-api/src/modules/claims/store.ts',
        "db.selectFrom('claims as c').innerJoin('orders', 'id', 'id')",
      ],
    ]);
    const owners = tableOwners(example);
    expect([...owners]).toEqual([['orders', 'modules/orders']]);
    expect(queriesOutside(example, owners)).toEqual({ orders: ['booking-api/src/modules/claims/store.ts'] });
  });

  it('the owner of a table queries it, and the number of other queries only decreases', () => {
    const owners = tableOwners(sources);
    const found = queriesOutside(sources, owners);
    const problems = Object.keys({ ...known, ...found }).flatMap((table) => {
      const files = found[table] ?? [];
      const before = known[table] ?? 0;
      if (files.length === before) return [];
      const remedy =
        files.length > before
          ? `call a function of ${owners.get(table)}/public, or of its views`
          : 'lower the number in this file';
      return [`${table}: ${files.length} queries elsewhere, ${before} known; ${remedy}: ${files.join(', ')}`];
    });
    expect(problems).toEqual([]);
  });
});
