import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Link } from 'wouter';
import { OrderStateMark } from '../../console/order-state.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { legNames } from '../../copy/order.ts';
import { Facts, Section } from './section.tsx';

/** Whose order it is, and who travels. */
export function Who({ view }: { view: OrderView }) {
  const { customer, placed_by, receipt } = view;
  return (
    <Section title="Who">
      <Facts
        facts={{
          Customer: customer ? (
            <Link href={`/users/${customer.user_id}`}>{customer.name}</Link>
          ) : (
            'The account is deleted.'
          ),
          Mail: customer?.email ?? '',
          Phone: customer?.phone ?? '',
          'Member number': customer?.member_number ?? '',
          Club: customer?.club_name ?? '',
          'Placed by': placed_by,
          'Travel agent': receipt.travel_agent?.name ?? '',
        }}
      />
      <ul className="order-list">
        {receipt.travelers.map((traveler) => (
          <li key={`${traveler.name} ${traveler.email}`}>
            <strong>{traveler.name}</strong> <span>{traveler.email}</span>
            <span className="order-muted">{traveler.items.join(', ')}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Each leg as its customer sees it, with where it stands. */
export function Trip({ view }: { view: OrderView }) {
  const { detail, receipt } = view;
  const stateOf = (leg: 'outbound' | 'return') =>
    detail.leg_states?.find((each) => each.leg === leg)?.state ?? detail.order.state;
  return (
    <Section title="Trip">
      {receipt.legs.map((leg) => (
        <div key={leg.leg} className="order-leg">
          <div className="order-leg__head">
            <h3>{legNames[leg.leg]}</h3>
            <OrderStateMark state={stateOf(leg.leg)} />
          </div>
          <div className="order-ends">
            <Place title="From" place={leg.from} />
            <Place title="To" place={leg.to} />
          </div>
          <Facts
            facts={{
              [leg.drop_off ? 'Drop-off' : 'Pickup']:
                `${showDayOfYear(leg.pickup_date)}, ${leg.pickup_title}`,
              Arrival: showDayOfYear(leg.arrival_date),
              Service: `${leg.carrier} ${leg.service_name}`,
            }}
          />
        </div>
      ))}
    </Section>
  );
}

type PlaceOfLeg = OrderView['receipt']['legs'][number]['from'];

function Place({ title, place }: { title: string; place: PlaceOfLeg }) {
  return (
    <address className="order-place">
      <span className="order-muted">{title}</span>
      <strong>{place.name}</strong>
      {place.lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span>{place.phone}</span>
    </address>
  );
}
