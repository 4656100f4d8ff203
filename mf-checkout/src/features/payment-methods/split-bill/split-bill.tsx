import { type Payer, payersOf, splitBill, splitHours } from '@sendahead/shared-contracts/payments/split-rule';
import { formatMoney, RadioGroup } from '@sendahead/shared-ui';
import { splitBillWords } from '../../../copy/payment-methods.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { byCard } from '../../../state/payment-method.ts';
import type { CheckoutState } from '../../../state/state.ts';
import './split-bill.css';

/** The payers if everybody paid their own share; null if splitting is not offered. */
function payersIn({ page, quote, way }: CheckoutState): readonly Payer[] | null {
  const { session, travelers } = page;
  const isOwn = session?.user && session.onBehalfOf === null && quote.price?.paid_before_cents == null;
  if (!isOwn || !session.user || way.way !== byCard) return null;
  return payersOf(travelers?.travelers ?? [], session.user.email) ?? null;
}

const onePayer = 'one';
const each = 'each';

/**
 * Whether one person pays for all or everybody pays their share, and the shares. Renders nothing without two
 * payers.
 */
export function SplitBill() {
  const { store } = useCheckout().checkout;
  const state = useSelector((whole) => whole);
  const payers = payersIn(state);
  const lines = state.quote.price?.orders[0]?.line_items ?? [];
  if (payers === null) return null;
  const { isSplit } = state.way;
  const amounts = splitBill(lines, payers);
  return (
    <div className="checkout-split-bill">
      <RadioGroup
        label={splitBillWords.who}
        name="who_pays"
        value={isSplit ? each : onePayer}
        options={[
          { value: onePayer, label: splitBillWords.one },
          { value: each, label: splitBillWords.each },
        ]}
        onChange={(value) => store.dispatch({ type: 'bill-split', isSplit: value === each })}
      />
      {isSplit ? (
        <>
          <table className="checkout-split-bill__shares">
            <caption>{splitBillWords.shares}</caption>
            <tbody>
              {payers.map(({ email, name, isBuyer }, index) => (
                <tr key={email}>
                  <th scope="row">
                    <span>{isBuyer ? splitBillWords.buyer({ name }) : name}</span>
                    <span>{email}</span>
                  </th>
                  <td>{formatMoney(amounts[index] ?? 0)}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <p className="checkout-split-bill__note">{splitBillWords.how({ hours: splitHours })}</p>
        </>
      ) : null}
    </div>
  );
}
