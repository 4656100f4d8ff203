import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert } from '@sendahead/shared-ui';
import { changedDayWords as texts } from '../../../copy/changed-days.ts';
import { legLabels } from '../../../copy/order.ts';
import type { QuotedPrice } from './use-staff-change.ts';

/** CH-18: the pickup and arrival day of each leg after a change, next to the booked days. */
export function ChangedDays({ view, quoted }: { view: OrderView; quoted: QuotedPrice }) {
  return quoted.legs.map(({ leg, pickup_date, arrival_date }) => {
    const booked = view.receipt.legs.find((each) => each.leg === leg);
    return booked ? (
      <ul key={leg} className="order-list" aria-label={legLabels[leg]}>
        {quoted.legs.length > 1 ? <li className="order-muted">{legLabels[leg]}</li> : null}
        <li>{texts.pickup({ before: booked.pickup_date, after: pickup_date, dropOff: booked.drop_off })}</li>
        <li>{texts.arrival({ before: booked.arrival_date, after: arrival_date })}</li>
        {booked.needed_by && arrival_date > booked.needed_by ? (
          <li>
            <Alert severity="warning" live>
              {texts.tooLate(booked.needed_by)}
            </Alert>
          </li>
        ) : null}
      </ul>
    ) : null;
  });
}
