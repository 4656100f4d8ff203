import { takeBackCart } from '@sendahead/shared-contracts/carts/hold-calls';
import { keepOrderedFor } from '@sendahead/shared-contracts/page/ordered-for';
import {
  type WaitingLink as Link,
  openWaitingLink,
  withdrawWaitingLink,
} from '@sendahead/shared-contracts/payments/waiting-link-calls';
import { Alert, Button, formatMoney, PlainCard, Skeleton } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buyersSharesWords } from '../../copy/buyers-shares.ts';
import { orderLinkFailure } from '../../copy/order-link.ts';
import { untilWords } from '../../copy/shares.ts';
import { waitingLinkTexts, waitingLinkTitles, waitingLinkWords as words } from '../../copy/waiting-link.ts';
import { useAct } from '../../hooks/use-act.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { receiptPath } from '../../state/receipt-path.ts';
import { useWaitingLink } from './use-waiting-link.ts';

/**
 * TK-20, TK-21: the pay link that staff sent for the customer's booking: the sum, its address, and the paid
 * order. `otherwise` is shown for a booking without one.
 */
export function WaitingLink({ cartId, otherwise }: { cartId: string; otherwise: ReactNode }) {
  const { link, none, failed, look } = useWaitingLink(cartId);
  if (none) return otherwise;
  if (link) return <Shown cartId={cartId} link={link} stale={failed} onLook={look} />;
  return failed ? (
    <Alert severity="danger" live action={<Button onClick={look}>{buyersSharesWords.again}</Button>}>
      {words.notRead}
    </Alert>
  ) : (
    <Skeleton shape="card" count={2} label={buyersSharesWords.loading} />
  );
}

interface ShownProps {
  readonly cartId: string;
  readonly link: Link;
  readonly stale: boolean;
  readonly onLook: () => void;
}

function Shown({ cartId, link, stale, onLook }: ShownProps) {
  const title = waitingLinkTitles[link.state];
  const first = useRef(title);
  const heading = useFocusOnChange(title === first.current ? null : title);
  const { name } = useCheckout().host.boot.brand;
  // The page is also the one for split bills, which has another title.
  useEffect(() => {
    document.title = `${title} | ${name}`;
  }, [title, name]);
  return (
    <div className="shares-page">
      <div ref={heading} tabIndex={-1}>
        <h1 className="page-title">{title}</h1>
      </div>
      {stale ? <Alert severity="warning">{words.notRead}</Alert> : null}
      <PlainCard label={words.card}>
        <p className="shares-amount">{formatMoney(link.amount_cents)}</p>
        <p>{waitingLinkTexts[link.state](link)}</p>
        {link.state === 'open' ? (
          <p className="shares-muted">
            {words.waits({ number: link.display_id })} {words.until({ until: untilWords(link.expires_at) })}
          </p>
        ) : null}
        <Next link={link} />
        {link.can_pay || link.can_take_back ? <Acts cartId={cartId} link={link} onLook={onLook} /> : null}
      </PlainCard>
    </div>
  );
}

/** Where the customer continues once the link is paid or over. */
function Next({ link: { state, order_id, display_id, sent_by } }: { link: Link }) {
  const session = useSelector((checkout) => checkout.page.session);
  const isGuest = session?.user == null;
  if (state === 'paid' && order_id !== null)
    return (
      <a
        className="ui-button ui-button--primary"
        href={receiptPath(session?.role ?? 'guest', order_id)}
        // A guest may not read the receipt: this tab knows what it may show.
        onClick={() => isGuest && keepOrderedFor({ orderId: order_id, number: display_id, by: sent_by })}
      >
        {isGuest ? words.order : words.receipt}
      </a>
    );
  return state === 'withdrawn' || state === 'expired' ? (
    <a className="ui-button ui-button--primary" href="/ship">
      {words.booking}
    </a>
  ) : null;
}

function Acts({ cartId, link, onLook }: Pick<ShownProps, 'cartId' | 'link' | 'onLook'>) {
  const {
    host,
    checkout: { navigate },
  } = useCheckout();
  const act = useAct();
  const [asks, setAsks] = useState(false);
  const cart = { params: { cartId }, query: {}, body: {} };
  const pay = () => act.run(async () => navigate((await host.api.call(openWaitingLink, cart)).address));
  const takeBack = async () => {
    const done = await act.run(async () => {
      await host.api.call(withdrawWaitingLink, cart);
      // The booking's page shows who has it if staff released it in the meantime.
      await host.api.call(takeBackCart, cart).catch(() => undefined);
      navigate('/ship');
    });
    setAsks(false);
    // Someone may have paid it while the question was open.
    if (!done) onLook();
  };
  return (
    <>
      {act.problem === null ? null : (
        <Alert severity="danger" live>
          {orderLinkFailure(act.problem)}
        </Alert>
      )}
      <div className="shares-acts">
        {link.can_pay ? (
          <Button variant="primary" busy={act.busy && !asks} busyLabel={words.opening} onClick={pay}>
            {words.pay({ amount: formatMoney(link.amount_cents) })}
          </Button>
        ) : null}
        {link.can_take_back ? (
          <Button variant="secondary" onClick={() => setAsks(true)}>
            {words.takeBack}
          </Button>
        ) : null}
      </div>
      <Modal
        open={asks}
        title={words.sureTitle}
        onClose={() => setAsks(false)}
        actions={
          <>
            <Button onClick={() => setAsks(false)}>{words.keep}</Button>
            <Button variant="primary" busy={act.busy} busyLabel={words.takingBack} onClick={takeBack}>
              {words.takeItBack}
            </Button>
          </>
        }
      >
        <p>{words.sure}</p>
      </Modal>
    </>
  );
}
