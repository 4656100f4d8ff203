import { TextField } from '@sendahead/shared-ui';
import type { Filters } from '../../console/use-filters.ts';
import type { OrderFilterName } from './use-order-filter.ts';

/** A filter by one day, or by the first or last day of a range. */
export function DayFilter({
  filters,
  name,
  label,
}: {
  filters: Filters<OrderFilterName>;
  name: Extract<OrderFilterName, `${string}_from` | `${string}_until` | 'stops_on'>;
  label: string;
}) {
  return (
    <TextField
      label={label}
      type="date"
      value={filters.get(name) ?? ''}
      onChange={({ target }) => filters.set(name, target.value)}
    />
  );
}
