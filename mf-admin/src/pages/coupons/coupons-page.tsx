import { mutationOf, pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { type ListedCoupon, listCoupons, stopCoupon } from '@sendahead/shared-contracts/console/money-calls';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FilterBar } from '../../console/filter-bar.tsx';
import { History } from '../../console/history.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { SearchFilter } from '../../console/search-filter.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { moneyFailure, stateNames, moneyTexts as texts } from '../../copy/money.ts';
import { couponAmounts } from './coupon-amounts.ts';
import { MakeCoupon } from './make-coupon.tsx';

const worth = ({ kind, amount }: ListedCoupon): string => couponAmounts[kind].show(amount);
const uses = ({ used, usage_limit }: ListedCoupon): string =>
  usage_limit === null ? String(used) : texts.usesOf({ used, limit: usage_limit });

/** Coupons are created and stopped here but never edited, so that used coupons keep their terms. */
export function CouponsPage() {
  const filters = useFilters(['search']);
  const query = { search: filters.get('search') };
  const [open, setOpen] = useState<'making' | { stop: string } | { history: string } | null>(null);
  const api = useApi();
  const stopping = useMutation(mutationOf(api, stopCoupon, listCoupons));
  const list = useInfiniteQuery(pagesOf(api, listCoupons, (after) => ({ query: { ...query, after } })));
  const stop = (code: string, reason: string): void =>
    stopping.mutate({ params: { code }, body: { reason } }, { onSuccess: () => setOpen({ history: code }) });
  const columns: readonly Column<ListedCoupon>[] = [
    { name: texts.code, cell: ({ code }) => <strong>{code}</strong> },
    { name: texts.title, cell: ({ title }) => title },
    { name: texts.worth, figures: true, cell: worth },
    {
      name: texts.for,
      cell: ({ brands, round_trip_only }) => texts.forWhich({ brands, roundTrips: round_trip_only }),
    },
    {
      name: texts.days,
      cell: ({ valid_from, valid_until }) =>
        texts.daysOf({ from: showDateOfYear(valid_from), until: showDateOfYear(valid_until) }),
    },
    { name: texts.used, figures: true, cell: uses },
    { name: texts.state, cell: ({ state }) => stateNames[state] },
    {
      name: texts.acts,
      cell: ({ code, state }) => (
        <>
          {state === 'over' ? null : (
            <Button variant="quiet" onClick={() => setOpen({ stop: code })}>
              {texts.stop}
              <VisuallyHidden>{` ${code}`}</VisuallyHidden>
            </Button>
          )}
          <Button variant="quiet" onClick={() => setOpen({ history: code })}>
            {texts.history}
            <VisuallyHidden>{texts.ofCode(code)}</VisuallyHidden>
          </Button>
        </>
      ),
    },
  ];
  return (
    <>
      <PageHead title={texts.coupons} detail={texts.couponsDetail}>
        <Button variant="primary" onClick={() => setOpen('making')}>
          {texts.makeCoupon}
        </Button>
      </PageHead>
      <FilterBar filters={filters}>
        <SearchFilter filters={filters} label={texts.code} />
      </FilterBar>
      <ListTable
        caption={texts.coupons}
        list={list}
        rowsOf={({ coupons }) => coupons}
        columns={columns}
        keyOf={({ code }) => code}
        empty={texts.noCoupons}
      />
      {open !== null && open !== 'making' && 'history' in open ? (
        <>
          <h2>{open.history}</h2>
          <History key={open.history} kind="coupon" subject={open.history} stale={[listCoupons]} />
        </>
      ) : null}
      {open === 'making' ? <MakeCoupon onClose={() => setOpen(null)} /> : null}
      {open !== null && open !== 'making' && 'stop' in open ? (
        <ReasonDialog
          title={texts.stopOf(open.stop)}
          act={texts.stopIt}
          busy={stopping.isPending}
          failure={moneyFailure(stopping.error)}
          onClose={() => setOpen(null)}
          onAct={(reason) => stop(open.stop, reason)}
        >
          {texts.stopCoupon}
        </ReasonDialog>
      ) : null}
    </>
  );
}
