import { purposeFacts } from '@sendahead/shared-contracts/orders/purpose-words';
import type { Receipt } from '@sendahead/shared-contracts/orders/schema';
import { shortName } from '@sendahead/shared-contracts/orders/short-name';
import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { PlainCard } from '@sendahead/shared-ui';
import { receiptLegWords as words } from '../../copy/receipt.ts';

type Leg = Receipt['legs'][number];

/** One leg: from where to where, with its dates and service. */
export function ReceiptLeg({ leg, only, customer }: { leg: Leg; only: boolean; customer: string | null }) {
  const title = only ? words.only(customer) : words[leg.leg];
  const facts = [
    {
      what: leg.drop_off ? words.dropOffDate : words.pickupDate,
      value: `${paperDate(leg.pickup_date)}, ${leg.pickup_title}`,
    },
    { what: words.arrivalDate, value: paperDate(leg.arrival_date) },
    { what: words.service, value: serviceTitle(leg.carrier, leg.service_name, leg.transit_days) },
    { what: words.transitDays, value: String(leg.transit_days) },
    ...purposeFacts(leg).map(({ title: what, value }) => ({ what, value })),
  ];
  return (
    <PlainCard label={title}>
      <h2>{title}</h2>
      <p className="checkout-receipt__route">{words.route(shortName(leg.from), shortName(leg.to))}</p>
      <div className="checkout-receipt__ends">
        <Place lead={words.from} place={leg.from} />
        <Place lead={words.to} place={leg.to} />
      </div>
      <dl className="checkout-receipt__facts">
        {facts.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </PlainCard>
  );
}

function Place({ lead, place }: { lead: string; place: Leg['from'] }) {
  return (
    <div>
      <h3>{lead}</h3>
      <address>
        <strong>{place.name}</strong>
        {[...place.lines, place.phone].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
    </div>
  );
}
