import type { BillSplit, Share } from '@sendahead/shared-contracts/payments/split-calls';
import { formatMoney, PlainCard } from '@sendahead/shared-ui';
import { splitLead, buyersSharesWords as words } from '../../copy/buyers-shares.ts';
import { remindedWords, shareWords } from '../../copy/shares.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { receiptPath } from '../../state/receipt-path.ts';

/** The state of a split bill: each share, the total, and where to continue when it is complete. */
export function SplitState({ split }: { split: BillSplit }) {
  const role = useSelector((state) => state.page.session?.role ?? 'guest');
  return (
    <PlainCard label={words.shares}>
      <p>{splitLead(split)}</p>
      <ul className="shares-list">
        {split.shares.map((share) => (
          <ShareRow key={share.id} share={share} state={split.state} />
        ))}
        <li className="shares-row">
          <strong>{words.total}</strong>
          <strong className="shares-row__amount">{formatMoney(split.total_cents)}</strong>
        </li>
      </ul>
      {split.state === 'placed' && split.order_id !== null ? (
        <a className="ui-button ui-button--primary" href={receiptPath(role, split.order_id)}>
          {words.receipt}
        </a>
      ) : null}
      {split.state === 'stopped' || split.state === 'expired' ? (
        <a className="ui-button ui-button--primary" href="/ship">
          {words.booking}
        </a>
      ) : null}
    </PlainCard>
  );
}

function ShareRow({ share, state }: { share: Share; state: BillSplit['state'] }) {
  const reminded = remindedWords(share, state);
  return (
    <li className="shares-row">
      <span>
        <span>{share.is_buyer ? words.buyer({ name: share.name }) : share.name}</span>
        <br />
        <span className="shares-muted">{share.email}</span>
      </span>
      <span className="shares-row__amount">
        <span>{formatMoney(share.amount_cents)}</span>
        <br />
        <span className="shares-muted">{shareWords(share, state)}</span>
        {reminded ? (
          <>
            <br />
            <span className="shares-muted">{reminded}</span>
          </>
        ) : null}
      </span>
    </li>
  );
}
