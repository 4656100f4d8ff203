import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { Money } from '@sendahead/shared-ui';
import { contentsWords as words } from '../../copy/contents.ts';

/** The money sheet: the order's price lines, the total, payments and refunds. */
export function OrderMoney({ receipt }: { receipt: Receipt }) {
  if (receipt.prices_hidden) return null;
  return (
    <dl className="order-contents__money" aria-label={words.money}>
      {moneySheet(receipt).map(({ id, kind, title, detail, amount_cents }) => (
        <div key={id} className={`order-contents__row order-contents__row--${kind}`}>
          <dt>
            <span>{title}</span>
            {detail ? <span className="order-contents__detail">{detail}</span> : null}
          </dt>
          <dd>
            <Money cents={amount_cents} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
