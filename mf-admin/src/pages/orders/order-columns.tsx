import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import { shownStateOf } from '@sendahead/shared-contracts/console/shown-state';
import { Money, VisuallyHidden } from '@sendahead/shared-ui';
import type { Column } from '../../console/list-table.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { showDayInList } from '../../console/show-day.ts';
import { When } from '../../console/when.tsx';
import { orderColumnNames, orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import { BrandDot } from './brand-dot.tsx';
import { PrintOrder } from './labels/print-order.tsx';
import type { OrderColumn } from './use-order-columns.ts';

type OptionalColumn = Omit<Column<ListedOrder>, 'name' | 'cell'> & {
  readonly cell: (order: ListedOrder, now: number) => ReturnType<Column<ListedOrder>['cell']>;
};

const optional: Readonly<Record<OrderColumn, OptionalColumn>> = {
  state: { cell: (order) => <StateCell order={order} /> },
  customer: {
    cell: ({ customer, brand }) => (
      <span>
        <BrandDot brand={brand} /> {customer}
      </span>
    ),
  },
  email: { extra: true, cell: ({ email }) => email },
  trip: { fills: true, cell: ({ from, to }) => texts.tripOf({ from, to }) },
  // The list is read by day: also next to an open order.
  pickup: { cell: ({ pickup_date }, now) => showDayInList(pickup_date, now) },
  placed: { extra: true, cell: ({ placed_at }) => <When instant={placed_at} /> },
  carriers: { extra: true, cell: ({ carriers }) => carriers.join(', ') },
  items: { figures: true, extra: true, cell: ({ bags }) => bags },
  total: { figures: true, extra: true, cell: ({ total_cents }) => <Money cents={total_cents} /> },
};

function StateCell({ order }: { order: ListedOrder }) {
  return (
    <span>
      <OrderStateMark state={shownStateOf(order)} />
      {order.flags.map((flag) =>
        flag === 'late' ? null : (
          <span key={flag} className="console-flag">
            {orderFlagNames[flag]}
          </span>
        ),
      )}
    </span>
  );
}

/** The columns of the list: the check box that selects the order, the order, the chosen columns, and its labels. */
export function columnsOf(
  chosen: readonly OrderColumn[],
  now: number,
  isSelected: (orderId: string) => boolean,
  onToggle: (orderId: string) => void,
): readonly Column<ListedOrder>[] {
  return [
    {
      name: texts.select,
      leads: true,
      cell: ({ order_id, display_id }) => (
        <label className="console-orders__select">
          <input type="checkbox" checked={isSelected(order_id)} onChange={() => onToggle(order_id)} />
          <VisuallyHidden>{texts.selectOrder(display_id)}</VisuallyHidden>
        </label>
      ),
    },
    { name: texts.order, cell: ({ display_id }) => display_id },
    ...chosen.map((column): Column<ListedOrder> => {
      const { cell, ...more } = optional[column];
      return { ...more, name: orderColumnNames[column], cell: (order) => cell(order, now) };
    }),
    {
      name: texts.labels,
      extra: true,
      cell: (order) => (
        <span className="console-orders__row-acts">
          <PrintOrder order={order} />
        </span>
      ),
    },
  ];
}
