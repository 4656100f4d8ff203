import { homeTimeZone } from '@sendahead/shared-contracts/calendar/local-now';
import { formatMoney } from '@sendahead/shared-ui';
import { changeToPayWords as words } from '../../copy/owed.ts';
import { timeWords } from '../../copy/times.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { OrderSection } from '../../views/order-section.tsx';

/** CH-19: changes that are made once the customer has paid by the link of an email; hidden without one. */
export function ChangesToPay() {
  const { changes_to_pay: changes = [] } = useOrder();
  if (changes.length === 0) return null;
  return (
    <OrderSection id="changes-to-pay" title={words.title}>
      {changes.map(({ what, amount_cents, until }) => (
        <div key={until}>
          <p>
            <strong>{formatMoney(amount_cents)}</strong> <span>{`${what.join(', ')}.`}</span>
          </p>
          <p>{words.how({ until: timeWords(until, homeTimeZone) })}</p>
        </div>
      ))}
    </OrderSection>
  );
}
