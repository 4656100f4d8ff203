import type { ClubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import { Money } from '@sendahead/shared-ui';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { canceledTitle, statementTexts as texts } from '../../copy/club-accounts.ts';
import { OrderNumber } from './statement-lines.tsx';
import '../../console/list-table.css';

/** CO-93: canceled orders that remain on the account until the cancellation can no longer be undone. */
export function CanceledOrders({ orders }: { orders: NonNullable<ClubStatement['canceled']> }) {
  return (
    <table className="console-list">
      <caption>{texts.canceled}</caption>
      <ColumnHeads names={[texts.activity, texts.order, texts.goesBack]} />
      <tbody>
        {orders.map((order) => (
          <tr key={order.order_id}>
            <td data-label={texts.activity}>
              {canceledTitle({ ...order, canceled_on: showDateOfYear(order.canceled_on) })}
            </td>
            <td data-label={texts.order}>
              <OrderNumber line={order} />
            </td>
            <td data-label={texts.goesBack} data-figures>
              <Money cents={-order.amount_cents} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
