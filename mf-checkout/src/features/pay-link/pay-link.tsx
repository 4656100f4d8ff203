import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import {
  type OpenedPayLink,
  openPayLink,
  payByLink,
} from '@sendahead/shared-contracts/orders/pay-link-calls';
import { Alert, Button, formatMoney, PlainCard, Skeleton } from '@sendahead/shared-ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { payLinkEnds, payLinkFailure, payLinkWords as words } from '../../copy/pay-link.ts';
import { untilWords } from '../../copy/shares.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { takeLinkToken } from '../../state/link-token.ts';
import './pay-link.css';

/** CH-19: the page behind a mailed link to pay: what it is for, the amount, and a card to pay it with. */
export function PayLink({ cardFields }: { cardFields: ReactNode }) {
  const { host } = useCheckout();
  const [token, setToken] = useState(() => takeLinkToken(window));
  const [link, setLink] = useState<OpenedPayLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const read = useCallback(async () => {
    setFailure(null);
    try {
      setLink(await host.api.call(openPayLink, { body: { token } }));
    } catch (error) {
      setFailure(isApiError(error) ? error.code : 'internal');
    }
  }, [host, token]);
  useEffect(() => {
    void read();
  }, [read]);
  useEffect(() => {
    // A newer link that is opened in this tab differs after the # alone, and loads no page.
    const take = (): void => setToken(takeLinkToken(window));
    window.addEventListener('hashchange', take);
    return () => window.removeEventListener('hashchange', take);
  }, []);
  if (failure !== null)
    return (
      <div className="checkout-pay-link">
        <h1 className="page-title">{words.title}</h1>
        <Alert
          severity="danger"
          live
          action={
            failure === 'pay_link_not_found' ? undefined : <Button onClick={read}>{words.again}</Button>
          }
        >
          {payLinkFailure(failure)}
        </Alert>
      </div>
    );
  if (link === null) return <Skeleton shape="card" count={2} label={words.loading} />;
  return (
    <div className="checkout-pay-link">
      <h1 className="page-title">{words.titleOf(link)}</h1>
      <Due link={link} />
      <Payment
        key={token}
        link={link}
        token={token}
        changed={setLink}
        reread={read}
        cardFields={cardFields}
      />
    </div>
  );
}

function Due({ link }: { link: OpenedPayLink }) {
  return (
    <PlainCard label={words.due}>
      <p className="checkout-pay-link__amount">{formatMoney(link.amount_cents)}</p>
      <h2>{link.changes_order ? words.changes : words.owed}</h2>
      <ul>
        {link.what.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </PlainCard>
  );
}

interface PaymentProps {
  readonly link: OpenedPayLink;
  readonly token: string;
  readonly changed: (link: OpenedPayLink) => void;
  readonly reread: () => Promise<void>;
  readonly cardFields: ReactNode;
}

function Payment(props: PaymentProps) {
  const { link } = props;
  const [first] = useState(link.state);
  // The pressed button is gone then: screen reader and keyboard users are moved to the result.
  const box = useFocusOnChange(link.state === first ? null : link.state);
  if (link.state === 'open') return <CardPayment {...props} />;
  const { title, text } = payLinkEnds[link.state](link);
  return (
    <PlainCard label={title}>
      <div ref={box} tabIndex={-1}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </PlainCard>
  );
}

function CardPayment({ link, token, changed, reread, cardFields }: PaymentProps) {
  const { host } = useCheckout();
  const { busy, problem, pay } = useCardPayment(link.amount_cents, async (card) => {
    const answer = await host.api.call(payByLink, { body: { token, ...card } });
    changed(answer.link);
    return answer;
  });
  const closed = problem === 'pay_link_closed';
  useEffect(() => {
    if (closed) void reread();
  }, [closed, reread]);
  return (
    <PlainCard label={words.card}>
      <p>{words.terms(link)}</p>
      {cardFields}
      {problem ? (
        <Alert severity="danger" live>
          {payLinkFailure(problem)}
        </Alert>
      ) : null}
      <Button variant="primary" busy={busy} busyLabel={words.paying} onClick={pay}>
        {words.pay({ amount: formatMoney(link.amount_cents) })}
      </Button>
      <p className="checkout-pay-link__until">{words.until({ until: untilWords(link.expires_at) })}</p>
    </PlainCard>
  );
}
