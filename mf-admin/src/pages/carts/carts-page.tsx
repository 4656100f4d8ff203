import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import {
  cartActivity,
  cartSteps,
  type ListedCart,
  listEveryCart,
} from '@sendahead/shared-contracts/console/cart-calls';
import { Button, Money, SelectField } from '@sendahead/shared-ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { BrandNames } from '../../console/brand-name.tsx';
import { cartPath } from '../../console/cart-path.ts';
import { FilterBar } from '../../console/filter-bar.tsx';
import { FollowedPages } from '../../console/followed-list.tsx';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { When } from '../../console/when.tsx';
import { actTexts } from '../../copy/acts.ts';
import { activityNames, stepNames, stoppedAt, cartsTexts as texts } from '../../copy/carts.ts';
import { ContinueCart } from './continue-cart.tsx';
import { TakeOverDialog } from './take-over-dialog.tsx';

const oneOf = <T extends string>(all: readonly T[], text: string | undefined): T | undefined =>
  all.find((one) => one === text);

/**
 * Everyone who is booking now, how far they got, and where they stopped; each cart can be taken over from
 * here.
 */
export function CartsPage() {
  const { may } = useConsole();
  const filters = useFilters(['brand', 'active', 'step', 'cart']);
  const [taking, setTaking] = useState<ListedCart | null>(null);
  const query = {
    brand: filters.get('brand'),
    active: oneOf(cartActivity, filters.get('active')),
    step: oneOf(cartSteps, filters.get('step')),
    // A link from an alert or the history names a cart.
    cart: filters.get('cart'),
  };
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listEveryCart, (before) => ({ query: { ...query, before } })));
  const columns: readonly Column<ListedCart>[] = [
    { name: texts.cart, cell: (cart) => cart.display_id },
    { name: texts.who, cell: (cart) => cart.who || texts.guest },
    { name: texts.brand, cell: ({ brand }) => <BrandNames slugs={[brand]} /> },
    {
      name: texts.trip,
      cell: (cart) => (cart.from || cart.to ? texts.tripOf(cart) : ''),
    },
    { name: texts.stoppedAt, cell: (cart) => stoppedAt(cart) },
    { name: texts.price, figures: true, cell: (cart) => <Price cents={cart.total_cents} /> },
    { name: texts.lastEntry, cell: (cart) => <When instant={cart.saved_at} /> },
    {
      name: texts.actions,
      cell: (cart) =>
        !may('take_over_carts') ? null : cart.held_by_you ? (
          <ContinueCart cart={cart} />
        ) : (
          <Button variant="quiet" onClick={() => setTaking(cart)}>
            {cart.held_by ? texts.takeOverFrom(cart.held_by) : texts.takeOver}
          </Button>
        ),
    },
  ];
  return (
    <>
      <PageHead title={texts.carts} detail={query.cart ? texts.detailOfOne : texts.detail}>
        <Button onClick={() => list.refetch()}>{actTexts.refresh}</Button>
      </PageHead>
      <FilterBar filters={filters}>
        <BrandFilter filters={filters} />
        <SelectField
          label={texts.lastEntry}
          value={query.active ?? '1d'}
          onChange={({ target }) => filters.set('active', target.value === '1d' ? '' : target.value)}
          options={cartActivity.map((value) => ({ value, label: activityNames[value] }))}
        />
        <SelectField
          label={texts.stoppedAt}
          emptyLabel={texts.anywhere}
          value={query.step ?? ''}
          onChange={({ target }) => filters.set('step', target.value)}
          options={cartSteps.map((value) => ({ value, label: stepNames[value] }))}
        />
      </FilterBar>
      <ListTable
        caption={texts.carts}
        list={list}
        rowsOf={({ carts }) => carts}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => cartPath(id)}
        empty={query.cart ? texts.emptyOfOne : texts.empty}
      />
      <FollowedPages
        list="carts"
        query={list}
        rowsOf={({ carts }) => carts}
        keyOf={({ id }) => id}
        first={() => api.call(listEveryCart, { query })}
      />
      {taking ? <TakeOverDialog cart={taking} onClose={() => setTaking(null)} /> : null}
    </>
  );
}

function Price({ cents }: { cents: number | null }) {
  return cents === null ? null : <Money cents={cents} />;
}
