import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedClaim, listClaims } from '@sendahead/shared-contracts/console/claim-calls';
import { Button, Money, SelectField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { BrandNames } from '../../console/brand-name.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { FollowedPages } from '../../console/followed-list.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { claimStateNames } from '../../copy/claim-names.ts';
import { claimTexts as texts } from '../../copy/claims.ts';
import { newClaimTexts } from '../../copy/new-claim.ts';

const columns: readonly Column<ListedClaim>[] = [
  { name: texts.order, cell: ({ display_id }) => display_id },
  { name: texts.state, cell: ({ state }) => claimStateNames[state] },
  {
    name: texts.what,
    cell: ({ kind, bags }) => texts.whatOf({ kind, bags }),
  },
  { name: texts.customer, cell: ({ customer }) => customer },
  { name: texts.brand, cell: ({ brand }) => <BrandNames slugs={[brand]} /> },
  { name: texts.claimedAmount, figures: true, cell: ({ value_cents }) => <Money cents={value_cents} /> },
  { name: texts.since, cell: ({ state_at }) => <When instant={state_at} /> },
];

/** Claims that wait for staff, or all claims. */
export function ClaimsPage() {
  const filters = useFilters(['which']);
  const which = filters.get('which') === 'all' ? ('all' as const) : ('open' as const);
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listClaims, (before) => ({ query: { which, before } })));
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <Button onClick={() => list.refetch()}>{actTexts.refresh}</Button>
        <Link href="/claims/new" className="ui-button ui-button--primary">
          {newClaimTexts.newClaim}
        </Link>
      </PageHead>
      <FilterBar filters={filters}>
        <SelectField
          label={texts.which}
          value={which}
          onChange={({ target }) => filters.set('which', target.value === 'all' ? 'all' : '')}
          options={[
            { value: 'open', label: texts.open },
            { value: 'all', label: texts.all },
          ]}
        />
      </FilterBar>
      <ListTable
        caption={texts.title}
        list={list}
        rowsOf={({ claims }) => claims}
        columns={columns}
        keyOf={({ claim_id }) => claim_id}
        hrefOf={({ claim_id }) => `/claims/${claim_id}`}
        empty={texts.empty}
      />
      <FollowedPages
        list="claims"
        query={list}
        rowsOf={({ claims }) => claims}
        keyOf={({ claim_id }) => claim_id}
        first={() => api.call(listClaims, { query: { which } })}
      />
    </>
  );
}
