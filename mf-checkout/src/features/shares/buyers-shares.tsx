import { catchError, of, switchMap, timer } from '@sendahead/shared-contracts/bus/rx';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import {
  type BillSplit,
  payShares,
  readSplit,
  type Share,
  stopSplit,
} from '@sendahead/shared-contracts/payments/split-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { PlainCard } from '@sendahead/shared-ui/card';
import { LiveRegion } from '@sendahead/shared-ui/live-region';
import { formatMoney } from '@sendahead/shared-ui/money';
import { Skeleton } from '@sendahead/shared-ui/skeleton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { shareFailure, shareWords, untilWords } from '../../copy/shares.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { receiptAddress } from '../../state/receipt-address.ts';
import { cartOfAddress } from '../../state/share-address.ts';
import { useCardPayment } from './use-card-payment.ts';
import './shares.css';

/** How often the page looks who has agreed, in milliseconds. */
const lookEveryMs = 5000;

/** Where whoever divided a bill sees who has agreed, pays the rest, or takes the requests back. */
export function BuyersShares({ cardFields }: { cardFields: ReactNode }) {
  const { checkout } = useCheckout();
  const session = useSelector((state) => state.page.session);
  if (session === null) return <Skeleton shape="card" count={2} label="Loading the requests" />;
  if (session.user === null)
    return (
      <div className="shares-page">
        <PlainCard label="Shares">
          <h1 className="page-title">Who has agreed to pay</h1>
          <p>Sign in to see how your requests stand.</p>
          <div className="shares-acts">
            <Button
              variant="primary"
              onClick={() => checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}
            >
              Sign in
            </Button>
            <AnotherBooking />
          </div>
        </PlainCard>
      </div>
    );
  return <OwnRequests key={session.user.id} cardFields={cardFields} />;
}

function OwnRequests({ cardFields }: { cardFields: ReactNode }) {
  const { host } = useCheckout();
  const cartId = cartOfAddress(window.location.search);
  const [split, setSplit] = useState<BillSplit | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const isOver = split !== null && split.state !== 'open';
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks anew
  useEffect(() => {
    if (isOver) return undefined;
    const looking = timer(0, lookEveryMs)
      .pipe(
        switchMap(() =>
          observeCall(host.api, readSplit, { params: { cart_id: cartId } }).pipe(
            catchError((error: unknown) => of(error instanceof ApiError ? error.code : 'internal')),
          ),
        ),
      )
      .subscribe((answer) => {
        setFailure(typeof answer === 'string' ? answer : null);
        if (typeof answer !== 'string') setSplit(answer);
      });
    return () => looking.unsubscribe();
  }, [host, cartId, isOver, turn]);
  const title = split ? titleOf(split) : '';
  const first = useRef(title);
  if (first.current === '') first.current = title;
  // What was pressed is gone then: whoever listens or goes by keyboard is led to what became of it.
  const heading = useFocusOnChange(title === first.current ? null : title);
  if (split)
    return (
      <div className="shares-page">
        <div ref={heading} tabIndex={-1}>
          <h1 className="page-title">{title}</h1>
        </div>
        <LiveRegion message={`${agreedOf(split)} of ${split.shares.length} have agreed`} />
        {failure ? (
          <Alert severity="warning">We cannot look how it stands just now. We keep trying.</Alert>
        ) : null}
        <Standing split={split} />
        {split.state === 'open' && !split.charging ? (
          <Acts split={split} changed={setSplit} cardFields={cardFields} />
        ) : null}
        {split.state === 'open' ? (
          <p>
            <AnotherBooking />
          </p>
        ) : null}
      </div>
    );
  if (failure === null) return <Skeleton shape="card" count={2} label="Loading the requests" />;
  return (
    <div className="shares-page">
      <h1 className="page-title">Who has agreed to pay</h1>
      <Alert severity="danger" live action={<Button onClick={() => setTurn(turn + 1)}>Try again</Button>}>
        {shareFailure(failure)}
      </Alert>
      <p>
        <AnotherBooking />
      </p>
    </div>
  );
}

/** The booking that waits keeps nobody from the next one. */
const AnotherBooking = () => <a href="/ship?another=1">Begin another booking</a>;

const agreedOf = ({ shares }: BillSplit): number => shares.filter(({ state }) => state === 'agreed').length;

function titleOf({ state, charging }: BillSplit): string {
  if (charging) return 'All have agreed';
  if (state === 'placed') return 'Your order is placed';
  if (state === 'stopped') return 'The requests are taken back';
  return state === 'expired' ? 'The time is over' : 'Who has agreed to pay';
}

function Standing({ split }: { split: BillSplit }) {
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
        {share.is_buyer ? `${share.name} (you)` : share.name}
        <br />
        <span className="shares-muted">{share.email}</span>
      </span>
      <span className="shares-row__amount">
        {formatMoney(share.amount_cents)}
        <br />
        <span className="shares-muted">{shareWords(share, state)}</span>
      </span>
    </li>
  );
}

interface ActsProps {
  readonly split: BillSplit;
  readonly changed: (split: BillSplit) => void;
  readonly cardFields: ReactNode;
}

function Acts({ split, changed, cardFields }: ActsProps) {
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
      if (answer.split) changed(answer.split);
    });
  const stop = () => act.run(async () => changed(await host.api.call(stopSplit, { params, body: {} })));
  const problem = act.problem ?? refusal;
  return (
    <>
      {needsCard ? <OwnCard split={split} changed={changed} cardFields={cardFields} /> : null}
      <PlainCard label="What you can do">
        {problem ? (
          <Alert severity="danger" live>
            {shareFailure(problem)}
          </Alert>
        ) : null}
        <div className="shares-acts">
          {needsCard ? null : (
            <Button variant="primary" busy={act.busy} busyLabel="One moment…" onClick={payRest}>
              {`Pay the rest myself, ${formatMoney(openCents)}`}
            </Button>
          )}
          <Button variant="secondary" busy={act.busy} busyLabel="One moment…" onClick={stop}>
            Stop and change the booking
          </Button>
        </div>
      </PlainCard>
    </>
  );
}

/** The buyer's own card was refused: another one takes its place. */
function OwnCard({ split, changed, cardFields }: ActsProps) {
  const { host } = useCheckout();
  const own = split.shares.find(({ is_buyer }) => is_buyer);
  const payment = useCardPayment(own?.amount_cents ?? 0, async (card) => {
    const answer = await host.api.call(payShares, {
      params: { cart_id: split.cart_id },
      body: { what: 'own', ...card },
    });
    if (answer.split) changed(answer.split);
    return answer;
  });
  return (
    <PlainCard label="Another card">
      <h2>Your card was refused</h2>
      <p>{`Pay your share of ${formatMoney(own?.amount_cents ?? 0)} with another card.`}</p>
      {cardFields}
      {payment.problem ? (
        <Alert severity="danger" live>
          {shareFailure(payment.problem)}
        </Alert>
      ) : null}
      <div className="shares-acts">
        <Button variant="primary" busy={payment.busy} busyLabel="Checking your card…" onClick={payment.pay}>
          Use this card
        </Button>
      </div>
    </PlainCard>
  );
}
