import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listCarriers } from '@sendahead/shared-contracts/console/order-list-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { CheckField, SelectField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { ClubChoice } from '../../console/club-choice.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import type { Filters } from '../../console/use-filters.ts';
import { writeDollars } from '../../copy/dollars.ts';
import { orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import { DayFilter } from './day-filter.tsx';
import { TypedFilter } from './typed-filter.tsx';
import type { OrderFilterName } from './use-order-filter.ts';

const flags = [
  ['late', orderFlagNames.late],
  ['unpaid', orderFlagNames.unpaid],
  ['alerts', texts.waitsForPerson],
] as const;

/** Filters that are folded until they are opened or set. */
export const rareFilters = [
  'stops_on',
  'club',
  'carrier',
  'placed_from',
  'placed_until',
  'total_from',
  'total_until',
  ...flags.map(([name]) => name),
] as const;

const centsOf = (text: string) => readDollars(text, { most: 99_999_999 });

type Props = { filters: Filters<OrderFilterName> };

/** Rarely used filters of the list. */
export function RareOrderFilters({ filters }: Props) {
  const { may, reaches } = useConsole();
  const api = useApi();
  const { data: known } = useQuery(queryOf(api, listCarriers, {}));
  return (
    <>
      <DayFilter filters={filters} name="stops_on" label={texts.stopsOn} />
      <DayFilter filters={filters} name="placed_from" label={texts.placedFrom} />
      <DayFilter filters={filters} name="placed_until" label={texts.placedUntil} />
      {may('see_order_money') ? (
        <>
          <AmountFilter filters={filters} name="total_from" label={texts.totalFrom} />
          <AmountFilter filters={filters} name="total_until" label={texts.totalUntil} />
        </>
      ) : null}
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
      <fieldset aria-label={texts.needsAttention} className="console-orders__flags">
        {flags
          .filter(([name]) => name !== 'unpaid' || may('see_order_money'))
          .map(([name, label]) => (
            <CheckField
              key={name}
              label={label}
              checked={filters.get(name) !== undefined}
              onChange={({ target }) => filters.set(name, target.checked ? '1' : '')}
            />
          ))}
      </fieldset>
    </>
  );
}

function AmountFilter({
  filters,
  name,
  label,
}: Props & { name: 'total_from' | 'total_until'; label: string }) {
  const cents = filters.get(name);
  return (
    <TypedFilter
      label={label}
      inputMode="decimal"
      maxLength={12}
      value={cents !== undefined && /^\d+$/.test(cents) ? writeDollars(Number(cents)) : ''}
      problemOf={(text) => (text === '' || centsOf(text) !== null ? undefined : texts.totalProblem)}
      onTyped={(text) => filters.set(name, String(centsOf(text) ?? ''))}
    />
  );
}
