import { createHash } from 'node:crypto';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { beginsLimited, defaultLimits } from '@sendahead/shared-contracts/console/approval-states';
import type pg from 'pg';
import { hashPassword } from '../modules/accounts/public/password.ts';
import { termsVersion } from '../modules/accounts/public/terms.ts';
import { insertNew } from '../reference/write-rows.ts';

export const demoPassword = 'Sendahead-demo-1';

type DemoUser = {
  name: string;
  role: Role;
  first: string;
  last: string;
  club: number | null;
  memberNumber?: string;
};

export const demoUsers: readonly DemoUser[] = [
  { name: 'customer', role: 'consumer', first: 'Casey', last: 'Customer', club: null },
  { name: 'pro', role: 'pro', first: 'Parker', last: 'Pro', club: 1 },
  { name: 'member', role: 'consumer', first: 'Morgan', last: 'Member', club: 1, memberNumber: 'M-1042' },
  { name: 'admin', role: 'admin', first: 'Alex', last: 'Admin', club: null },
  { name: 'adminplus', role: 'admin_plus', first: 'Avery', last: 'Plus', club: null },
  { name: 'carrieradmin', role: 'carrier_admin', first: 'Cameron', last: 'Carrier', club: null },
];

const always = {
  valid_from: '2025-01-01',
  valid_until: '2035-12-31',
  brand_slugs: [],
  round_trip_only: false,
  usage_limit: null,
};
const coupons = [
  { ...always, code: 'WELCOME10', title: '10% off shipping', kind: 'percent', amount: 10 },
  { ...always, code: 'FAIRWAY25', title: '$25 off', kind: 'fixed', amount: 2500 },
  {
    ...always,
    code: 'SPRING20',
    title: '20% off in spring',
    kind: 'percent',
    amount: 20,
    valid_until: '2025-06-30',
  },
  {
    ...always,
    code: 'THEREANDBACK',
    title: '15% off round trips',
    kind: 'percent',
    amount: 15,
    round_trip_only: true,
  },
  {
    ...always,
    code: 'FIRST100',
    title: '$50 for the first hundred',
    kind: 'fixed',
    amount: 5000,
    usage_limit: 100,
  },
];
const usedUp: Record<string, number> = { FIRST100: 100 };

const giftCards = [
  { code: 'SENDAHEAD-5Q7M-9XKT-2HVR-0050', cents: 5000 },
  { code: 'SENDAHEAD-8WJP-3CDN-6TFY-0200', cents: 20_000 },
];

/** Credits of the demo's people, each with the ledger entry that its balance sums. */
const credits = [
  { user: 'customer', kind: 'wallet', cents: 4000 },
  { user: 'customer', kind: 'ship_wallet', cents: 2500 },
  { user: 'pro', kind: 'wallet', cents: 50_000 },
];
/** Clubs that may be billed. */
const clubAccounts = [
  { club_id: 1, credit_limit_cents: 500_000, billing_email: 'accounts@heronsway.test' },
  { club_id: 2, credit_limit_cents: 10_000, billing_email: '' },
];

/** People and codes to try the product with. Never part of a production database. */
export async function seedPeopleAndCodes(client: pg.Client): Promise<void> {
  const now = new Date().toISOString();
  const password_hash = await hashPassword(demoPassword);
  const users = demoUsers.map(({ name, role, first, last, club, memberNumber }) => ({
    id: `usr_demo_${name}`,
    email: `${name}@demo.test`,
    password_hash,
    first_name: first,
    last_name: last,
    phone: '+1 843 555 0100',
    role,
    club_id: club,
    member_number: memberNumber ?? null,
    refund_limit_cents: beginsLimited(role) ? defaultLimits.refundCents : null,
    discount_limit_percent: beginsLimited(role) ? defaultLimits.discountPercent : null,
    terms_version: termsVersion,
    terms_accepted_at: now,
    created_at: now,
  }));
  await insertNew(client, 'users', ['id'], users);
  await insertNew(
    client,
    'coupons',
    ['code'],
    coupons.map((coupon) => ({ ...coupon, used: usedUp[coupon.code] ?? 0 })),
  );
  const cards = giftCards.map(({ code, cents }) => ({
    code_hash: `\\x${createHash('sha256').update(code).digest('hex')}`,
    code_end: code.slice(-4),
    initial_cents: cents,
    balance_cents: cents,
    expires_on: '2035-12-31',
  }));
  await insertNew(client, 'gift_cards', ['code_hash'], cards);
  await seedCredits(client);
  await insertNew(client, 'club_accounts', ['club_id'], clubAccounts.map(open));
}

const open = (account: (typeof clubAccounts)[number]) => ({ ...account, owed_cents: 0, open: true });

/** The entry is the first of a balance; an existing balance keeps what was already spent. */
async function seedCredits(client: pg.Client): Promise<void> {
  for (const { user, kind, cents } of credits) {
    const owner = `usr_demo_${user}`;
    const { rowCount } = await client.query(
      `insert into credit_entries (source, owner, event, amount_cents, reference)
       values ($1, $2, 'grant', $3, 'demo') on conflict do nothing`,
      [kind, owner, cents],
    );
    if (rowCount === 0) continue;
    await client.query(
      `insert into credit_accounts (user_id, kind, balance_cents) values ($1, $2, $3)
       on conflict (user_id, kind) do update set balance_cents = credit_accounts.balance_cents + excluded.balance_cents`,
      [owner, kind, cents],
    );
  }
}
