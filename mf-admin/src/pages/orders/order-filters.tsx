import { shownStateNames } from '@sendahead/shared-contracts/console/shown-state';
import { orderStates } from '@sendahead/shared-contracts/orders/states';
import { SelectField } from '@sendahead/shared-ui';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import type { Filters } from '../../console/use-filters.ts';
import { ordersTexts as texts } from '../../copy/orders.ts';
import { DayFilter } from './day-filter.tsx';
import { RareOrderFilters, rareFilters } from './rare-order-filters.tsx';
import { TypedFilter } from './typed-filter.tsx';
import type { OrderFilterName } from './use-order-filter.ts';

/** The filters of the list. */
export function OrderFilters({ filters }: { filters: Filters<OrderFilterName> }) {
  const isRareSet = rareFilters.some((name) => filters.get(name) !== undefined);
  return (
    <FilterBar filters={filters} more={{ filters: <RareOrderFilters filters={filters} />, any: isRareSet }}>
      <TypedFilter
        label={texts.lookFor}
        type="search"
        maxLength={80}
        value={filters.get('search') ?? ''}
        onTyped={(text) => filters.set('search', text)}
      />
      <BrandFilter filters={filters} />
      <SelectField
        label={texts.state}
        emptyLabel={texts.anyState}
        value={filters.get('state') ?? ''}
        onChange={({ target }) => filters.set('state', target.value)}
        options={orderStates.map((value) => ({ value, label: shownStateNames[value] }))}
      />
      <DayFilter filters={filters} name="pickup_from" label={texts.pickupFrom} />
      <DayFilter filters={filters} name="pickup_until" label={texts.pickupUntil} />
    </FilterBar>
  );
}
