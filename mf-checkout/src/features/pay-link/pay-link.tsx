import { type OpenedPayLink, payByLink } from '@sendahead/shared-contracts/orders/pay-link-calls';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { linkedShipmentWords as shipmentWords } from '../../copy/linked-shipment.ts';
import { withPausedHelp } from '../../copy/paused-help.ts';
import { payLinkEnds, payLinkFailure, payLinkWords as words } from '../../copy/pay-link.ts';
import { untilWords } from '../../copy/shares.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import type { OpenedLink } from '../../hooks/use-mailed-link.ts';
import { LinkedShipment } from './linked-shipment.tsx';
import './pay-link.css';

interface PayLinkProps extends OpenedLink<OpenedPayLink> {
  readonly cardFields: ReactNode;
}

/** CH-19: what an emailed link pays, the amount, and a card to pay it with. */
export function PayLink(props: PayLinkProps) {
  return (
    <>
      <h1 className="page-title">{words.titleOf(props.content)}</h1>
      <Due link={props.content} />
      <Payment {...props} />
    </>
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
      {link.shipment ? (
        <>
          <h2>{shipmentWords.title}</h2>
          <LinkedShipment shipment={link.shipment} />
        </>
      ) : null}
    </PlainCard>
  );
}

function Payment(props: PayLinkProps) {
  const link = props.content;
  const [first] = useState(link.state);
  // The pressed button no longer exists: screen reader and keyboard users are moved to the result.
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

function CardPayment({ content: link, token, changed, reread, cardFields }: PayLinkProps) {
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
          {withPausedHelp(problem, payLinkFailure(problem), host.boot.brand.help_phone)}
        </Alert>
      ) : null}
      <Button variant="primary" busy={busy} busyLabel={words.paying} onClick={pay}>
        {words.pay({ amount: formatMoney(link.amount_cents) })}
      </Button>
      <p className="checkout-pay-link__until">{words.until({ until: untilWords(link.expires_at) })}</p>
    </PlainCard>
  );
}
