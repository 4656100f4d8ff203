import {
  type OpenedPayLink,
  openPayLink,
  payByLink,
} from '@sendahead/shared-contracts/orders/pay-link-calls';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { payLinkEnds, payLinkFailure, payLinkWords as words } from '../../copy/pay-link.ts';
import { untilWords } from '../../copy/shares.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import { MailedLink, type OpenedLink } from '../mailed-link/mailed-link.tsx';
import './pay-link.css';

/** CH-19: the page behind a mailed link to pay: what it is for, the amount, and a card to pay it with. */
export function PayLink({ cardFields }: { cardFields: ReactNode }) {
  const { host } = useCheckout();
  const open = useCallback((token: string) => host.api.call(openPayLink, { body: { token } }), [host]);
  return (
    <MailedLink
      className="checkout-pay-link"
      words={words}
      open={open}
      failureWords={payLinkFailure}
      unknown="pay_link_not_found"
    >
      {(opened) => (
        <>
          <h1 className="page-title">{words.titleOf(opened.content)}</h1>
          <Due link={opened.content} />
          <Payment {...opened} cardFields={cardFields} />
        </>
      )}
    </MailedLink>
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

interface PaymentProps extends OpenedLink<OpenedPayLink> {
  readonly cardFields: ReactNode;
}

function Payment(props: PaymentProps) {
  const link = props.content;
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

function CardPayment({ content: link, token, changed, reread, cardFields }: PaymentProps) {
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
