import { orderLabels } from '@sendahead/shared-contracts/orders/document-calls';
import { orderPage, paperPath } from '@sendahead/shared-contracts/orders/paper-path';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { carrierName } from '@sendahead/shared-contracts/services/carrier-name';
import { Alert, Button, Icon, PlainCard, Skeleton } from '@sendahead/shared-ui';
import { useState } from 'react';
import {
  afterOrderLinks,
  handOverWords,
  labelWords,
  ownLabelWords,
  staffLabelWords,
  afterOrderWords as words,
} from '../../copy/after-order.ts';
import { usePreparation } from '../../hooks/use-preparation.ts';
import './after-order.css';

interface Props {
  readonly orderId: string;
  /** Whom staff booked for; null where the reader is the customer. */
  readonly customer: string | null;
  /** OR-10: no number of the order gets text messages. */
  readonly withoutTexts?: boolean;
}

/** What a customer needs next: the labels first, then where the bags are handed over, then the page of the order. */
export function AfterOrder({ orderId, customer, withoutTexts = false }: Props) {
  const { answer, ask } = usePreparation(orderId);
  const whose = customer === null ? ownLabelWords : staffLabelWords;
  return (
    <PlainCard label={whose.label}>
      <h2>{whose.title}</h2>
      {answer.status === 'loading' ? <Skeleton count={2} label={words.loading} /> : null}
      {answer.status === 'failed' ? (
        <Alert severity="danger" live action={<Button onClick={ask}>{words.again}</Button>}>
          {words.notRead}
        </Alert>
      ) : null}
      {answer.status === 'ready' ? (
        <Labels orderId={orderId} legs={answer.value.legs} customer={customer} />
      ) : null}
      {customer === null ? <Links orderId={orderId} withoutTexts={withoutTexts} /> : null}
    </PlainCard>
  );
}

const Links = ({ orderId, withoutTexts }: { orderId: string; withoutTexts: boolean }) => (
  <ul className="checkout-after">
    {afterOrderLinks
      .filter(({ section }) => !(withoutTexts && section === 'texts'))
      .map(({ section, title, detail }) => (
        <li key={title}>
          <a href={orderPage(orderId, section)}>
            <span>{title}</span>
            <Icon name="chevron-right" />
          </a>
          <span>{detail}</span>
        </li>
      ))}
  </ul>
);

function Labels({ orderId, legs, customer }: Props & { readonly legs: readonly LegPreparation[] }) {
  const whose = customer === null ? ownLabelWords : staffLabelWords;
  const toList = legs.some(({ customs, handed_over }) => customs?.listed === false && !handed_over);
  const [taken, setTaken] = useState(false);
  const labelsByCustomer = legs.filter(({ labels_by }) => labels_by === undefined);
  // PA-20: nothing is printed before the list.
  const isReady = !toList && labelsByCustomer.some(({ labels }) => labels.state === 'ready');
  const coded = isReady
    ? labelsByCustomer.find(({ labels, printerless }) => labels.state === 'ready' && printerless === 'qr')
    : undefined;
  const collected = coded?.hand_overs.some(({ drop_off }) => !drop_off) ?? false;
  return (
    <>
      {toList ? (
        <>
          <p>{words.customsFirst}</p>
          <p className="checkout-after__acts">
            <a className="ui-button ui-button--primary" href={orderPage(orderId, 'customs')}>
              {whose.customs}
            </a>
          </p>
        </>
      ) : null}
      <div className="checkout-after__legs" role="status">
        {legs.map((leg) => (
          <div key={leg.leg}>
            <p>{labelWords(leg, customer)}</p>
            {leg.handed_over
              ? null
              : leg.hand_overs.map((way) => (
                  <p key={way.travelers.join()} className="checkout-after__hand-over">
                    <Icon name={way.drop_off ? 'pin' : 'truck'} />
                    <span>
                      {`${leg.hand_overs.length > 1 ? `${way.travelers.join(', ')}: ` : ''}${handOverWords(way, leg.carrier)}`}{' '}
                      {way.store ? <a href={way.store.map}>{words.map}</a> : null}
                    </span>
                  </p>
                ))}
          </div>
        ))}
      </div>
      {isReady ? (
        <p className="checkout-after__acts">
          <a
            className="ui-button ui-button--primary"
            href={paperPath(orderLabels, orderId, { paper: 'letter' })}
            onClick={() => setTaken(true)}
          >
            {whose.print}
          </a>
          <a href={paperPath(orderLabels, orderId, { paper: '4x6' })} onClick={() => setTaken(true)}>
            {words.printSmall}
          </a>
          {coded ? <a href={orderPage(orderId, 'labels')}>{words.qrCode}</a> : null}
        </p>
      ) : null}
      {isReady ? (
        <p className="checkout-receipt__mail" role="status">
          {taken ? words.taken : null}
        </p>
      ) : null}
      {coded && collected ? (
        <p className="checkout-receipt__mail">{words.qrPickup({ carrier: carrierName(coded.carrier) })}</p>
      ) : null}
    </>
  );
}
