import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listCarriers } from '@sendahead/shared-contracts/console/orders-calls';
import { shownStateNames } from '@sendahead/shared-contracts/console/shown-state';
import { orderStates } from '@sendahead/shared-contracts/orders/states';
import { CheckField, SelectField, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState } from 'react';
import { BrandFilter } from '../../console/brand-filter.tsx';
import { ClubChoice } from '../../console/club-choice.tsx';
import { FilterBar } from '../../console/filter-bar.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import type { Filters } from '../../console/use-filters.ts';
import { orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import type { OrderFilterName } from './use-order-filter.ts';

const flags = [
  ['late', orderFlagNames.late],
  ['unpaid', orderFlagNames.unpaid],
  ['alerts', texts.waitsForPerson],
] as const;

const rareFilters = ['club', 'carrier', ...flags.map(([name]) => name)] as const;

/** The filters of the list. */
export function OrderFilters({ filters }: { filters: Filters<OrderFilterName> }) {
  const { reaches } = useConsole();
  const api = useApi();
  const { data: known } = useQuery(queryOf(api, listCarriers, {}));
  const day = (name: 'pickup_from' | 'pickup_until', label: string) => (
    <TextField
      label={label}
      type="date"
      value={filters.get(name) ?? ''}
      onChange={({ target }) => filters.set(name, target.value)}
    />
  );
  const rare = (
    <>
      {reaches('set_club_fees') ? (
        <ClubChoice
          label={texts.club}
          clubId={/^\d+$/.test(filters.get('club') ?? '') ? Number(filters.get('club')) : null}
          onChange={(club) => filters.set('club', club === null ? '' : String(club))}
        />
      ) : null}
      <SelectField
        label={texts.carrier}
        emptyLabel={texts.anyCarrier}
        value={filters.get('carrier') ?? ''}
        onChange={({ target }) => filters.set('carrier', target.value)}
        options={(known?.carriers ?? []).map(({ name }) => ({ value: name, label: name }))}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would not fit the grid of the bar. */}
      <div role="group" aria-label={texts.needsAttention} className="console-orders__flags">
        {flags.map(([name, label]) => (
          <CheckField
            key={name}
            label={label}
            checked={filters.get(name) !== undefined}
            onChange={({ target }) => filters.set(name, target.checked ? '1' : '')}
          />
        ))}
      </div>
    </>
  );
  const isRareSet = rareFilters.some((name) => filters.get(name) !== undefined);
  return (
    <FilterBar filters={filters} more={{ filters: rare, any: isRareSet }}>
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
      {day('pickup_from', texts.pickupFrom)}
      {day('pickup_until', texts.pickupUntil)}
    </FilterBar>
  );
}

/** A text filter, applied when Enter is pressed or the field is left. */
function TypedFilter({
  value,
  onTyped,
  ...field
}: {
  label: string;
  type?: 'search';
  inputMode?: 'numeric';
  maxLength: number;
  value: string;
  onTyped: (text: string) => void;
}) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const settle = (): void => {
    if (text.trim() !== value) onTyped(text.trim());
  };
  return (
    <form
      className={field.type === 'search' ? 'console-orders__search' : undefined}
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        settle();
      }}
    >
      <TextField
        {...field}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onBlur={settle}
      />
    </form>
  );
}
