import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { purposeFacts } from '@sendahead/shared-contracts/orders/purpose-words';
import { isOver, type OrderState } from '@sendahead/shared-contracts/orders/states';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Alert } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { OrderStateMark } from '../../../console/order-state.tsx';
import { showDayOfYear } from '../../../console/show-day.ts';
import { useConsole } from '../../../console/use-console.ts';
import { legLabels, orderTexts as texts } from '../../../copy/order.ts';
import { tooLate } from '../../../copy/too-late.ts';
import { Facts, Section } from '../section.tsx';
import { ChangeNeededBy } from './needed-by-dialog.tsx';

/** Shows the customer of the order, and its travelers. */
export function Who({ view }: { view: OrderView }) {
  const { may } = useConsole();
  const { customer, placed_by, receipt, group_event: came } = view;
  return (
    <Section title={texts.who}>
      <Facts
        facts={{
          [texts.customer]: customer ? (
            <Link href={`/users/${customer.user_id}`}>{customer.name || texts.openAccount}</Link>
          ) : (
            texts.accountDeleted
          ),
          [texts.mail]: customer?.email ?? '',
          [texts.phone]: customer?.phone ?? '',
          [texts.memberNumber]: customer?.member_number ?? '',
          [texts.club]: customer?.club_name ?? '',
          [texts.groupEvent]:
            came && may('run_group_events') ? (
              <Link href={`/groups/${came.event_id}`}>{came.name}</Link>
            ) : (
              (came?.name ?? '')
            ),
          [texts.placedBy]: placed_by,
          [texts.travelAgent]: receipt.travel_agent?.name ?? '',
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

/** Each leg as its customer sees it, with its state. */
export function Trip({ view }: { view: OrderView }) {
  const { detail, receipt } = view;
  const stateOf = (leg: LegName) =>
    detail.leg_states?.find((each) => each.leg === leg)?.state ?? detail.order.state;
  return (
    <Section title={texts.trip}>
      {receipt.legs.map((leg) => (
        <div key={leg.leg} className="order-leg">
          <TooLate leg={leg} state={stateOf(leg.leg)} />
          <div className="order-leg__head">
            <h3>{legLabels[leg.leg]}</h3>
            <OrderStateMark state={stateOf(leg.leg)} />
          </div>
          <div className="order-ends">
            <Place title={texts.from} place={leg.from} />
            <Place title={texts.to} place={leg.to} />
          </div>
          <Facts
            facts={{
              [leg.drop_off ? texts.dropOff : texts.pickup]:
                `${showDayOfYear(leg.pickup_date)}, ${leg.pickup_title}`,
              [texts.arrival]: showDayOfYear(leg.arrival_date),
              [texts.neededBy]: leg.needed_by ? showDayOfYear(leg.needed_by) : '',
              [texts.service]: serviceTitle(leg.carrier, leg.service_name),
              ...Object.fromEntries(purposeFacts(leg).map(({ title, value }) => [title, value])),
            }}
          />
          <ChangeNeededBy view={view} leg={leg} />
        </div>
      ))}
      {canceledLegs(view).map((leg) => (
        <p key={leg} className="order-muted">
          {texts.legCanceled(legLabels[leg])}
        </p>
      ))}
    </Section>
  );
}

/** Legs that were booked and are no longer part of the trip; their bags are still listed. */
const canceledLegs = ({ labels, receipt }: OrderView): LegName[] =>
  [...new Set(labels.map(({ leg }) => leg))].filter((leg) => receipt.legs.every((kept) => kept.leg !== leg));

/** Bags that will arrive after they are needed; arrived and canceled legs can no longer be changed. */
function TooLate({ leg, state }: { leg: OrderView['receipt']['legs'][number]; state: OrderState }) {
  const late = tooLate(leg.arrival_date, leg.needed_by);
  if (!late || isOver(state)) return null;
  return <Alert severity="warning">{texts.tooLate(late)}</Alert>;
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
