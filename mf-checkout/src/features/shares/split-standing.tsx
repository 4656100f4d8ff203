import type { BillSplit, Share } from '@sendahead/shared-contracts/payments/split-calls';
import { PlainCard } from '@sendahead/shared-ui/card';
import { formatMoney } from '@sendahead/shared-ui/money';
import { shareWords, untilWords } from '../../copy/shares.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { receiptAddress } from '../../state/receipt-address.ts';

/** How a divided bill stands: each share, the total, and where to go once it is over. */
export function SplitStanding({ split }: { split: BillSplit }) {
  const role = useSelector((state) => state.page.session?.role ?? 'guest');
  return (
    <PlainCard label="Shares">
      <p>{leadOf(split)}</p>
      <ul className="shares-list">
        {split.shares.map((share) => (
          <ShareRow key={share.id} share={share} state={split.state} />
        ))}
        <li className="shares-row">
          <strong>Total</strong>
          <strong className="shares-row__amount">{formatMoney(split.total_cents)}</strong>
        </li>
      </ul>
      {split.state === 'placed' && split.order_id !== null ? (
        <a className="ui-button ui-button--primary" href={receiptAddress(role, split.order_id)}>
          Open your receipt
        </a>
      ) : null}
      {split.state === 'stopped' || split.state === 'expired' ? (
        <a className="ui-button ui-button--primary" href="/ship">
          Back to the booking
        </a>
      ) : null}
    </PlainCard>
  );
}

function leadOf({ state, charging, expires_at, display_id }: BillSplit): string {
  if (charging) return 'The cards are being charged, each its share. This takes a moment.';
  switch (state) {
    case 'open':
      return `Booking ${display_id}: price and booking are held until ${untilWords(expires_at)}. Nothing is charged before all have agreed.`;
    case 'placed':
      return `Booking ${display_id}: everybody agreed, and each card was charged its share.`;
    case 'stopped':
      return 'Nobody is charged, and you can change the booking again.';
    case 'expired':
      return 'Not everybody agreed in time. Nobody is charged. You can pay for all, or ask again.';
    default:
      return state satisfies never;
  }
}

function ShareRow({ share, state }: { share: Share; state: BillSplit['state'] }) {
  return (
    <li className="shares-row">
      <span>
        <span>{share.is_buyer ? `${share.name} (you)` : share.name}</span>
        <br />
        <span className="shares-muted">{share.email}</span>
      </span>
      <span className="shares-row__amount">
        <span>{formatMoney(share.amount_cents)}</span>
        <br />
        <span className="shares-muted">{shareWords(share, state)}</span>
      </span>
    </li>
  );
}
