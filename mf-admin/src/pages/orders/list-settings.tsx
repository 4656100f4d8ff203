import { CheckField, SelectField } from '@sendahead/shared-ui';
import type { Filters } from '../../console/use-filters.ts';
import { orderColumnNames, ordersTexts as texts } from '../../copy/orders.ts';
import type { useOrderColumns } from './use-order-columns.ts';

/** How the list shows its orders: its sort order and its columns. */
export function ListSettings({
  sorting,
  columns: { offered, columns, toggle },
}: {
  sorting: Filters<'sort'>;
  columns: ReturnType<typeof useOrderColumns>;
}) {
  return (
    <div className="console-orders__settings">
      <SelectField
        label={texts.sort}
        emptyLabel={texts.newestFirst}
        value={sorting.get('sort') ?? ''}
        onChange={({ target }) => sorting.set('sort', target.value)}
        options={[{ value: 'pickup', label: texts.earliestPickup }]}
      />
      <details>
        <summary>{texts.columns}</summary>
        <fieldset aria-label={texts.columnsShown}>
          {offered.map((column) => (
            <CheckField
              key={column}
              label={orderColumnNames[column]}
              checked={columns.includes(column)}
              onChange={() => toggle(column)}
            />
          ))}
        </fieldset>
      </details>
    </div>
  );
}
