import { type OpenedOrderLink, payOrderLink } from '@sendahead/shared-contracts/payments/order-link-calls';
import { Alert, Button, formatMoney, PlainCard } from '@sendahead/shared-ui';
import { type ReactNode, useEffect, useState } from 'react';
import { orderLinkEnds, orderLinkFailure, orderLinkWords as words } from '../../copy/order-link.ts';
import { withPausedHelp } from '../../copy/paused-help.ts';
import { untilWords } from '../../copy/shares.ts';
import { shortDay } from '../../copy/short-day.ts';
import { useCardPayment } from '../../hooks/use-card-payment.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { useFocusOnChange } from '../../hooks/use-focus-on-change.ts';
import type { OpenedLink } from '../../hooks/use-mailed-link.ts';
import { LinkedShipment } from './linked-shipment.tsx';
import './pay-link.css';

interface OrderLinkProps extends OpenedLink<OpenedOrderLink> {
  readonly cardFields: ReactNode;
}

/** Milliseconds between two checks of an undecided payment. */
const lookEveryMs = 5000;

/** CO-87: a new order that a link pays: the shipment, its price, and a card to pay it with. */
export function OrderLink(props: OrderLinkProps) {
  return (
    <>
      <h1 className="page-title">{words.titleOf(props.content)}</h1>
      <Shipment link={props.content} />
      <Payment {...props} />
    </>
  );
}

function Shipment({ link }: { link: OpenedOrderLink }) {
  return (
    <PlainCard label={words.shipment}>
      <p className="checkout-pay-link__amount">{formatMoney(link.amount_cents)}</p>
      <p>{words.lead(link)}</p>
      {link.shipment ? <LinkedShipment shipment={link.shipment} /> : <Towns link={link} />}
      <h2>{words.price}</h2>
      <ul>
        {link.lines.map(({ title, amount_cents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a price never change, and may repeat.
          <li key={index} className="checkout-pay-link__line">
            <span>{title}</span>
            <span>{formatMoney(amount_cents)}</span>
          </li>
        ))}
        <li className="checkout-pay-link__line">
          <strong>{words.total}</strong>
          <strong>{formatMoney(link.amount_cents)}</strong>
        </li>
      </ul>
    </PlainCard>
  );
}

/** For the answer of a server version that did not yet send the whole shipment. */
function Towns({ link }: { link: OpenedOrderLink }) {
  return (
    <>
      <ul>
        {link.legs.map((leg) => (
          <li key={leg.leg}>
            <strong>{words.way(leg)}</strong>
            <br />
            {words.days({ pickup: shortDay(leg.pickup_date), arrival: shortDay(leg.arrival_date) })}
          </li>
        ))}
      </ul>
      <p>{words.bags({ items: link.items })}</p>
    </>
  );
}

function Payment(props: OrderLinkProps) {
  const { content: link, reread } = props;
  const [first] = useState(link.state);
  // The pressed button no longer exists: screen reader and keyboard users are moved to the result.
  const box = useFocusOnChange(link.state === first ? null : link.state);
  const isPaying = link.state === 'paying';
  useEffect(() => {
    if (!isPaying) return undefined;
    const timer = setInterval(() => void reread(), lookEveryMs);
    return () => clearInterval(timer);
  }, [isPaying, reread]);
  if (link.state === 'open') return <CardPayment {...props} />;
  const { title, text } = orderLinkEnds[link.state](link);
  return (
    <PlainCard label={title}>
      <div ref={box} tabIndex={-1}>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </PlainCard>
  );
}

/** Somebody else has paid, is paying or has closed it: the page shows that instead. */
const isMoved = (problem: string | null): boolean =>
  problem === 'pay_link_closed' || problem === 'attempt_in_progress';

function CardPayment({ content: link, token, changed, reread, cardFields }: OrderLinkProps) {
  const { host } = useCheckout();
  const payment = useCardPayment(link.amount_cents, async (card) => {
    const answer = await host.api.call(payOrderLink, { body: { token, ...card } });
    changed(answer.link);
    return answer;
  });
  const hasMoved = isMoved(payment.problem);
  useEffect(() => {
    if (hasMoved) void reread();
  }, [hasMoved, reread]);
  // The problem of an earlier card, or a bank's check, does not apply to the payment in progress.
  const problem = payment.busy ? null : (payment.problem ?? link.problem);
  return (
    <PlainCard label={words.card}>
      <p>{words.terms}</p>
      {cardFields}
      {problem ? (
        <Alert severity="danger" live>
          {withPausedHelp(problem, orderLinkFailure(problem), host.boot.brand.help_phone)}
        </Alert>
      ) : null}
      <Button variant="primary" busy={payment.busy} busyLabel={words.paying} onClick={payment.pay}>
        {words.pay({ amount: formatMoney(link.amount_cents) })}
      </Button>
      <p className="checkout-pay-link__until">{words.until({ until: untilWords(link.expires_at) })}</p>
    </PlainCard>
  );
}
