import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ClubBalance,
  clubBalanceOrders,
  clubBalances,
  exportClubBalances,
} from '@sendahead/shared-contracts/console/club-account-calls';
import { Button, Money, SelectField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { balanceOrders, clubAccountTexts as texts } from '../../copy/club-accounts.ts';
import { StatementRun } from './statement-run.tsx';

const money = (name: string, cents: (balance: ClubBalance) => number): Column<ClubBalance> => ({
  name,
  figures: true,
  cell: (balance) => <Money cents={cents(balance)} />,
});
const columns: readonly Column<ClubBalance>[] = [
  { name: texts.club, cell: ({ name }) => name },
  money(texts.balance, ({ balance_cents }) => balance_cents),
  money(texts.overdue, ({ overdue_cents }) => overdue_cents),
  money(texts.current, ({ ageing }) => ageing.current_cents),
  money(texts.days30, ({ ageing }) => ageing.days_30_cents),
  money(texts.days60, ({ ageing }) => ageing.days_60_cents),
  money(texts.days90, ({ ageing }) => ageing.days_90_cents),
  money(texts.older, ({ ageing }) => ageing.older_cents),
  money(texts.limit, ({ credit_limit_cents }) => credit_limit_cents),
];

/** CO-30, CO-31: what clubs owe, by age, and the statements of a month for all of them. */
export function ClubAccountsPage() {
  const filters = useFilters(['search', 'sort']);
  const [sending, setSending] = useState(false);
  const sort = clubBalanceOrders.find((order) => order === filters.get('sort'));
  const query = { search: filters.get('search'), sort };
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, clubBalances, (after) => ({ query: { ...query, after } })));
  const file = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <a className="ui-button ui-button--secondary" href={`${exportClubBalances.path}?${file}`} download>
          {texts.download}
        </a>
        <Button variant="primary" onClick={() => setSending(true)}>
          {texts.sendStatements}
        </Button>
      </PageHead>
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.search} />
        <SelectField
          label={texts.sort}
          value={sort ?? 'overdue'}
          options={clubBalanceOrders.map((value) => ({ value, label: balanceOrders[value] }))}
          onChange={({ target }) => filters.set('sort', target.value === 'overdue' ? '' : target.value)}
        />
      </FilterBar>
      <ListTable
        caption={texts.caption}
        list={list}
        rowsOf={({ balances }) => balances}
        columns={columns}
        keyOf={({ club_id }) => String(club_id)}
        hrefOf={({ club_id }) => `/clubs/${club_id}/statement`}
        empty={texts.empty}
      />
      {sending ? <StatementRun onClose={() => setSending(false)} /> : null}
    </>
  );
}
