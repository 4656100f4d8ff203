import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedGiftCard, listGiftCards } from '@sendahead/shared-contracts/console/money-calls';
import { Button } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../console/filter-bar.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { writeDollars } from '../../copy/dollars.ts';
import { stateNames, moneyTexts as texts } from '../../copy/money.ts';
import { MakeGiftCard } from './make-gift-card.tsx';

const columns: readonly Column<ListedGiftCard>[] = [
  { name: texts.endsIn, cell: ({ code_end }) => code_end },
  { name: texts.madeWith, figures: true, cell: ({ initial_cents }) => `$${writeDollars(initial_cents)}` },
  { name: texts.left, figures: true, cell: ({ balance_cents }) => `$${writeDollars(balance_cents)}` },
  { name: texts.until, cell: ({ expires_on }) => showDateOfYear(expires_on) },
  { name: texts.state, cell: ({ state }) => stateNames[state] },
];

/** Gift cards, listed by the end of their code: only the holder has the whole code. */
export function GiftCardsPage() {
  const filters = useFilters(['search']);
  const query = { search: filters.get('search') };
  const [making, setMaking] = useState(false);
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listGiftCards, (after) => ({ query: { ...query, after } })));
  return (
    <>
      <PageHead title={texts.giftCards} detail={texts.giftCardsDetail}>
        <Button variant="primary" onClick={() => setMaking(true)}>
          {texts.makeGiftCard}
        </Button>
      </PageHead>
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.lastFour} />
      </FilterBar>
      <ListTable
        caption={texts.giftCards}
        list={list}
        rowsOf={({ gift_cards }) => gift_cards}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/gift-cards/${id}`}
        empty={texts.noCards}
      />
      {making ? <MakeGiftCard onClose={() => setMaking(false)} /> : null}
    </>
  );
}
