import type { BillSplit } from '@sendahead/shared-contracts/payments/split-calls';
import { Alert, Button, LiveRegion, PlainCard, Skeleton } from '@sendahead/shared-ui';
import { type ReactNode, useRef } from 'react';
import { splitTitle, buyersSharesWords as words } from '../../copy/buyers-shares.ts';
import { shareFailure } from '../../copy/shares.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { cartOfQuery } from '../../state/shares-path.ts';
import { BuyersActs } from './buyers-acts.tsx';
import { SentLink } from './sent-link.tsx';
import { SplitState } from './split-state.tsx';
import { useSplit } from './use-split.ts';
import { WaitingLink } from './waiting-link.tsx';
import './shares.css';

/**
 * The page on which the person who split a bill sees who has agreed, pays the rest, or withdraws the
 * requests.
 */
export function BuyersShares({ cardFields }: { cardFields: ReactNode }) {
  const session = useSelector((state) => state.page.session);
  if (session === null) return <Skeleton shape="card" count={2} label={words.loading} />;
  const cartId = cartOfQuery(window.location.search);
  if (session.user === null) return <WaitingLink cartId={cartId} otherwise={<SignInFirst />} />;
  return <OwnRequests key={session.user.id} cardFields={cardFields} />;
}

function SignInFirst() {
  const { checkout } = useCheckout();
  return (
    <div className="shares-page">
      <PlainCard label={words.shares}>
        <h1 className="page-title">{words.title}</h1>
        <p>{words.signInWhy}</p>
        <div className="shares-acts">
          <Button
            variant="primary"
            onClick={() => checkout.store.dispatch({ type: 'dialog-opened', dialog: 'sign-in' })}
          >
            {words.signIn}
          </Button>
          <AnotherBooking />
        </div>
      </PlainCard>
    </div>
  );
}

function OwnRequests({ cardFields }: { cardFields: ReactNode }) {
  const cartId = cartOfQuery(window.location.search);
  const { split, failure, change, look } = useSplit(cartId);
  const title = split ? splitTitle(split) : '';
  const first = useRef(title);
  if (first.current === '') first.current = title;
  // The pressed button no longer exists: screen reader and keyboard users are moved to the result.
  const heading = useFocusOnChange(title === first.current ? null : title);
  if (split?.by_link) return <SentLink split={split} onChanged={change} stale={failure !== null} />;
  if (split)
    return (
      <div className="shares-page">
        <div ref={heading} tabIndex={-1}>
          <h1 className="page-title">{title}</h1>
        </div>
        <LiveRegion message={words.agreed({ agreed: agreedOf(split), all: split.shares.length })} />
        {failure ? <Alert severity="warning">{words.notRead}</Alert> : null}
        <SplitState split={split} />
        {split.state === 'open' && !split.charging ? (
          <BuyersActs split={split} onChanged={change} cardFields={cardFields} />
        ) : null}
        {split.state === 'open' ? (
          <p>
            <AnotherBooking />
          </p>
        ) : null}
      </div>
    );
  if (failure === null) return <Skeleton shape="card" count={2} label={words.loading} />;
  const notFound = <NotFound failure={failure} look={look} />;
  // Of a bill that someone else asked for, the customer sees only the pay link that staff sent for it.
  return failure === 'split_not_found' ? <WaitingLink cartId={cartId} otherwise={notFound} /> : notFound;
}

function NotFound({ failure, look }: { failure: string; look: () => void }) {
  return (
    <div className="shares-page">
      <h1 className="page-title">{words.title}</h1>
      <Alert severity="danger" live action={<Button onClick={look}>{words.again}</Button>}>
        {shareFailure(failure)}
      </Alert>
      <p>
        <AnotherBooking />
      </p>
    </div>
  );
}

/** A waiting booking does not prevent the next one. */
const AnotherBooking = () => <a href="/ship?another=1">{words.another}</a>;

const agreedOf = ({ shares }: BillSplit): number => shares.filter(({ state }) => state === 'agreed').length;
