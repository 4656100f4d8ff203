import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert } from '@sendahead/shared-ui';
import { changedDayWords as texts } from '../../../copy/changed-days.ts';
import { legLabels } from '../../../copy/order.ts';
import type { QuotedPrice } from './use-staff-change.ts';
import { wantedNeed } from './wanted-change.ts';

/** CH-18: the pickup and arrival day of each leg after a change, next to the booked days. */
export function ChangedDays({ view, quoted }: { view: OrderView; quoted: QuotedPrice }) {
  return quoted.legs.map(({ leg, pickup_date, arrival_date }) => {
    const booked = view.receipt.legs.find((each) => each.leg === leg);
    const neededBy = wantedNeed(quoted.wanted, leg) ?? booked?.needed_by;
    return booked ? (
      <ul key={leg} className="order-list" aria-label={legLabels[leg]}>
        {quoted.legs.length > 1 ? <li className="order-muted">{legLabels[leg]}</li> : null}
        <li>{texts.pickup({ before: booked.pickup_date, after: pickup_date, dropOff: booked.drop_off })}</li>
        <li>{texts.arrival({ before: booked.arrival_date, after: arrival_date })}</li>
        {neededBy && booked.needed_by && neededBy !== booked.needed_by ? (
          <li>{texts.neededBy({ before: booked.needed_by, after: neededBy })}</li>
        ) : null}
        {neededBy && arrival_date > neededBy ? (
          <li>
            <Alert severity="warning" live>
              {texts.tooLate(neededBy)}
            </Alert>
          </li>
        ) : null}
      </ul>
    ) : null;
  });
}
