import { type BillSplit, payShares, stopSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useState } from 'react';
import { buyersActsWords as words } from '../../copy/buyers-shares.ts';
import { withPausedHelp } from '../../copy/paused-help.ts';
import { shareFailure } from '../../copy/shares.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

interface ActsProps {
  readonly split: BillSplit;
  readonly onChanged: (split: BillSplit) => void;
  readonly cardFields: ReactNode;
}

/**
 * The buyer's acts while the split bill is open: pay the unpaid shares, use another card, or withdraw the
 * requests.
 */
export function BuyersActs({ split, onChanged, cardFields }: ActsProps) {
  const { host } = useCheckout();
  const act = useAct();
  const [refusal, setRefusal] = useState<string | null>(null);
  const params = { cart_id: split.cart_id };
  const open = split.shares.filter(({ state }) => state !== 'agreed');
  const openCents = open.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  const needsCard = open.some(({ is_buyer }) => is_buyer);
  const payRest = () =>
    act.run(async () => {
      setRefusal(null);
      const answer = await host.api.call(payShares, { params, body: { what: 'rest' } });
      setRefusal(answer.error);
      if (answer.split) onChanged(answer.split);
    });
  const stop = () => act.run(async () => onChanged(await host.api.call(stopSplit, { params, body: {} })));
  const problem = act.problem ?? refusal;
  return (
    <>
      {needsCard ? <OwnCard split={split} onChanged={onChanged} cardFields={cardFields} /> : null}
      <PlainCard label={words.label}>
        {problem ? (
          <Alert severity="danger" live>
            {withPausedHelp(problem, shareFailure(problem), host.boot.brand.help_phone)}
          </Alert>
        ) : null}
        <div className="shares-acts">
          {needsCard ? null : (
            <Button variant="primary" busy={act.busy} busyLabel={words.busy} onClick={payRest}>
              {words.payRest({ amount: formatMoney(openCents) })}
            </Button>
          )}
          <Button variant="secondary" busy={act.busy} busyLabel={words.busy} onClick={stop}>
            {words.stop}
          </Button>
        </div>
      </PlainCard>
    </>
  );
}

/** The buyer's own card was refused: another one replaces it. */
function OwnCard({ split, onChanged, cardFields }: ActsProps) {
  const { host } = useCheckout();
  const buyersShare = split.shares.find(({ is_buyer }) => is_buyer);
  const payment = useCardPayment(buyersShare?.amount_cents ?? 0, async (card) => {
    const answer = await host.api.call(payShares, {
      params: { cart_id: split.cart_id },
      body: { what: 'own', ...card },
    });
    if (answer.split) onChanged(answer.split);
    return answer;
  });
  return (
    <PlainCard label={words.anotherCard}>
      <h2>{words.refused}</h2>
      <p>{words.payShare({ amount: formatMoney(buyersShare?.amount_cents ?? 0) })}</p>
      {cardFields}
      {payment.problem ? (
        <Alert severity="danger" live>
          {withPausedHelp(payment.problem, shareFailure(payment.problem), host.boot.brand.help_phone)}
        </Alert>
      ) : null}
      <div className="shares-acts">
        <Button variant="primary" busy={payment.busy} busyLabel={words.checking} onClick={payment.pay}>
          {words.useCard}
        </Button>
      </div>
    </PlainCard>
  );
}
