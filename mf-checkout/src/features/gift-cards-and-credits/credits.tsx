import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { useEffect, useState } from 'react';
import { creditKinds } from '../../copy/credit-kinds.ts';
import { creditProblem, creditWords } from '../../copy/gift-cards-and-credits.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { type CreditField, CreditLine } from './credit-line.tsx';
import { useSettledPrice } from './use-settled-price.ts';

/**
 * PR-09: the account's credits with a balance. When staff book for a user: that user's credits, if staff may
 * spend them.
 */
export function Credits() {
  const holds = useSelector(({ credits }) => credits.holds);
  const refusal = useRefusal();
  const [last, setLast] = useState<CreditField>('wallet_creadits');
  if (!holds) return null;
  const lines = [
    { field: 'wallet_creadits', label: creditWords.wallet, holds: holds.wallet_cents },
    { field: 'ship_wallet_creadits', label: creditWords.shipping, holds: holds.ship_wallet_cents },
  ] as const;
  const linesWithCredit = lines.filter((line) => line.holds > 0);
  return (
    <>
      {linesWithCredit.length > 1 ? <p>{creditKinds}</p> : null}
      {linesWithCredit.map((line) => (
        <CreditLine
          key={line.field}
          {...line}
          refusal={line.field === last ? refusal : null}
          onUsed={() => setLast(line.field)}
        />
      ))}
    </>
  );
}

/**
 * ER-10: credits that the server refuses are reported for 3 s, remain reported at their field, and are not
 * requested again.
 */
function useRefusal(): string | null {
  const { checkout, host } = useCheckout();
  const price = useSettledPrice();
  const problem = price && creditProblem(price);
  const [kept, setKept] = useState<string | null>(null);
  useEffect(() => {
    if (!problem) return;
    setKept(problem);
    host.bus.publish(alertRaisedEvent, { severity: 'warning', text: problem, seconds: 3 });
    checkout.store.dispatch({
      type: 'credits-filled',
      fields: { wallet_creadits: undefined, ship_wallet_creadits: undefined },
    });
  }, [problem, checkout, host]);
  const requestedCredits = useSelector(
    ({ credits: { fields } }) => fields.wallet_creadits ?? fields.ship_wallet_creadits,
  );
  return requestedCredits === undefined ? kept : null;
}
