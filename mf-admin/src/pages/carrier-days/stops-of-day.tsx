import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CarrierCalendar,
  ordersOfCarrierDay,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { VisuallyHidden } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { carrierDayTexts as texts, whoseOrders } from '../../copy/carrier-days.ts';

/** The effects of a change of a day: on new bookings, and on how many placed orders with a stop on it. */
export function StopsOfDay({
  calendar,
  date,
  follows,
}: {
  calendar: CarrierCalendar;
  date: CalendarDate;
  /** The effect on new bookings. */
  follows: string;
}) {
  const params = { calendar: calendar.calendar, date };
  const query = useQuery(queryOf(useApi(), ordersOfCarrierDay, { params }));
  const address = new URLSearchParams({
    stops_on: date,
    ...(calendar.carrier ? { carrier: calendar.carrier.name } : {}),
  });
  return (
    <div className="console-days__follows">
      <p>{follows}</p>
      <QueryView query={query} label={texts.counting}>
        {(stops) => (
          <>
            <p role="status">{texts.stopsOn(stops, date)}</p>
            {stops.orders === 0 ? null : (
              <>
                <p>{texts.advice}</p>
                <a href={`/admin/orders?${address}`} target="_blank" rel="noopener">
                  {texts.seeOrders(whoseOrders(calendar), date)}
                  <VisuallyHidden>{texts.newTab}</VisuallyHidden>
                </a>
              </>
            )}
          </>
        )}
      </QueryView>
    </div>
  );
}
