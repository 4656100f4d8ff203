import type { ClubBalance, clubBalanceOrders } from '@sendahead/shared-contracts/console/club-account-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { Queries } from '../../../platform/database/database.ts';
import { facilityNames } from '../../clubs/public/facility-names.ts';
import { clubAccountsWithBalance } from '../../payments/public/clubs/club-account.ts';
import { ageBalances, overdueOf } from '../../payments/public/clubs/club-ageing.ts';

export type BalanceFilter = {
  search?: string | undefined;
  sort?: (typeof clubBalanceOrders)[number] | undefined;
};

type Order = (a: ClubBalance, b: ClubBalance) => number;
const orders: Record<(typeof clubBalanceOrders)[number], Order> = {
  overdue: (a, b) => b.overdue_cents - a.overdue_cents || b.balance_cents - a.balance_cents,
  balance: (a, b) => b.balance_cents - a.balance_cents,
  name: (a, b) => a.name.localeCompare(b.name, 'en'),
};

/** Every club with a balance that a filter matches, in its order. */
export async function listBalances(
  db: Queries,
  { search = '', sort = 'overdue' }: BalanceFilter,
  today: CalendarDate,
): Promise<ClubBalance[]> {
  const [aged, accounts] = await Promise.all([ageBalances(db, { on: today }), clubAccountsWithBalance(db)]);
  const names = await facilityNames(
    db,
    aged.map(({ club_id }) => club_id),
  );
  const text = search.trim().toLowerCase();
  const rows = aged.flatMap(({ club_id, balance_cents, ageing }): ClubBalance[] => {
    const account = accounts.find((one) => one.club_id === club_id);
    const name = names.get(club_id) ?? '';
    if (!account || !(name.toLowerCase().includes(text) || String(club_id) === text)) return [];
    const { credit_limit_cents, billing_email, reminders } = account;
    const owes = { balance_cents, overdue_cents: overdueOf(ageing), ageing };
    return [{ club_id, name, ...owes, credit_limit_cents, billing_email, reminders }];
  });
  return rows.sort((a, b) => orders[sort](a, b) || a.club_id - b.club_id);
}
