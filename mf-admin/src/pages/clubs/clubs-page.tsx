import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedClub, listClubs } from '@sendahead/shared-contracts/console/club-calls';
import { exportClubs } from '@sendahead/shared-contracts/console/club-file-calls';
import { Button, SelectField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { BrandNames } from '../../console/brand-name.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { archiveTexts } from '../../copy/club-archive.ts';
import { clubFileTexts } from '../../copy/club-file.ts';
import { clubKinds, clubsTexts as texts } from '../../copy/clubs.ts';
import { newClubTexts } from '../../copy/new-club.ts';
import { NewClub } from './new-club.tsx';

const columns: readonly Column<ListedClub>[] = [
  { name: texts.name, cell: ({ name }) => name },
  { name: texts.number, cell: ({ id }) => id },
  { name: texts.kind, cell: ({ kind }) => clubKinds[kind] ?? kind },
  { name: texts.place, cell: ({ place }) => place },
  { name: texts.brands, cell: ({ brands }) => <BrandNames slugs={brands} /> },
  {
    name: texts.ownTerms,
    cell: ({ own_fees, billed }) =>
      [own_fees ? texts.ownFees : '', billed ? texts.onAccount : ''].filter((word) => word !== '').join(', '),
  },
];

/** Clubs, resorts, camps and schools; club staff see only theirs. */
export function ClubsPage() {
  const { may } = useConsole();
  const filters = useFilters(['search', 'brand', 'archived']);
  const query = { search: filters.get('search'), brand: filters.get('brand') };
  const archived = filters.get('archived') === 'only' ? ('only' as const) : undefined;
  const file = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  const [making, setMaking] = useState(false);
  const api = useApi();
  const list = useInfiniteQuery(
    pagesOf(api, listClubs, (after) => ({ query: { ...query, archived, after } })),
  );
  return (
    <>
      <PageHead title={texts.clubs} detail={may('run_clubs') ? texts.detail : texts.detailOfOwn}>
        {may('run_clubs') ? (
          <>
            <a className="ui-button ui-button--secondary" href={`${exportClubs.path}?${file}`} download>
              {clubFileTexts.download}
            </a>
            <Link className="ui-button ui-button--secondary" href="/clubs/import">
              {clubFileTexts.import}
            </Link>
            <Button variant="primary" onClick={() => setMaking(true)}>
              {newClubTexts.make}
            </Button>
          </>
        ) : null}
      </PageHead>
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.nameOrNumber} />
        <BrandFilter filters={filters} />
        {may('run_clubs') ? (
          <SelectField
            label={archiveTexts.show}
            value={archived ?? ''}
            onChange={({ target }) => filters.set('archived', target.value)}
            options={[
              { value: '', label: archiveTexts.inUseList },
              { value: 'only', label: archiveTexts.archivedList },
            ]}
          />
        ) : null}
      </FilterBar>
      <ListTable
        caption={texts.clubs}
        list={list}
        rowsOf={({ clubs }) => clubs}
        columns={columns}
        keyOf={({ id }) => String(id)}
        hrefOf={({ id }) => `/clubs/${id}`}
        empty={texts.empty}
      />
      {making ? <NewClub onClose={() => setMaking(false)} /> : null}
    </>
  );
}
