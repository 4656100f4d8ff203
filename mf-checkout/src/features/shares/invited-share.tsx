import { agreeShare, declineShare, type OwnShare } from '@sendahead/shared-contracts/payments/split-calls';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { invitedShareWords as words } from '../../copy/invited-share.ts';
import { withPausedHelp } from '../../copy/paused-help.ts';
import { ownShareWords, shareFailure, untilWords } from '../../copy/shares.ts';
import { shortDay } from '../../copy/short-day.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import type { OpenedLink } from '../../hooks/use-mailed-link.ts';
import './shares.css';

interface InvitedShareProps extends OpenedLink<OwnShare> {
  readonly cardFields: ReactNode;
}

/** The payer's share of a trip, and a card to agree to pay it with. */
export function InvitedShare(props: InvitedShareProps) {
  return (
    <>
      <h1 className="page-title">{words.titleOf({ buyer: props.content.buyer })}</h1>
      <Trip share={props.content} />
      <Answer {...props} />
    </>
  );
}

function Trip({ share }: { share: OwnShare }) {
  return (
    <PlainCard label={words.trip}>
      <p className="shares-amount">{formatMoney(share.amount_cents)}</p>
      <p>{words.lead({ buyer: share.buyer })}</p>
      <ul className="shares-list">
        {share.legs.map((leg) => (
          <li key={leg.leg} className="shares-row">
            <span>{words.way({ from: leg.from, to: leg.to })}</span>
            <span className="shares-row__amount shares-muted">
              {words.days({ from: shortDay(leg.pickup_date), to: shortDay(leg.arrival_date) })}
            </span>
          </li>
        ))}
        <li className="shares-row">
          <span>{share.name}</span>
          <span className="shares-row__amount shares-muted">{share.items.join(', ')}</span>
        </li>
      </ul>
    </PlainCard>
  );
}

function Answer(props: InvitedShareProps) {
  const share = props.content;
  const stateWords = ownShareWords[share.state];
  const [first] = useState(share.state);
  // The pressed button no longer exists: screen reader and keyboard users are moved to the result.
  const box = useFocusOnChange(share.state === first ? null : share.state);
  if (!stateWords) return <OpenAnswer {...props} />;
  return (
    <PlainCard label={words.answer}>
      <div ref={box} tabIndex={-1}>
        <h2>{stateWords.title}</h2>
        <p>{stateWords.text}</p>
      </div>
    </PlainCard>
  );
}

function OpenAnswer({ content: share, token, changed, reread, cardFields }: InvitedShareProps) {
  const { host } = useCheckout();
  const act = useAct();
  const payment = useCardPayment(share.amount_cents, async (card) => {
    const answer = await host.api.call(agreeShare, { body: { token, ...card } });
    changed(answer.share);
    return answer;
  });
  const decline = () => act.run(async () => changed(await host.api.call(declineShare, { body: { token } })));
  const problem = payment.busy ? null : (payment.problem ?? act.problem ?? share.problem);
  const closed = problem === 'split_closed';
  useEffect(() => {
    if (closed) void reread();
  }, [closed, reread]);
  return (
    <PlainCard label={words.answer}>
      {share.state === 'declined' ? <p role="status">{words.declined({ buyer: share.buyer })}</p> : null}
      <p>{words.terms({ until: untilWords(share.expires_at), amount: formatMoney(share.amount_cents) })}</p>
      {cardFields}
      {problem ? (
        <Alert severity="danger" live>
          {withPausedHelp(problem, shareFailure(problem), host.boot.brand.help_phone)}
        </Alert>
      ) : null}
      <div className="shares-acts">
        <Button variant="primary" busy={payment.busy} busyLabel={words.agreeing} onClick={payment.pay}>
          {words.agree({ amount: formatMoney(share.amount_cents) })}
        </Button>
        {share.state === 'asked' ? (
          <Button variant="quiet" busy={act.busy} busyLabel={words.declining} onClick={decline}>
            {words.decline}
          </Button>
        ) : null}
      </div>
    </PlainCard>
  );
}
