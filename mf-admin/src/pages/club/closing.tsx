import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClubFields, ordersOfClosing } from '@sendahead/shared-contracts/console/club-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { closingTexts as texts } from '../../copy/clubs.ts';

type Days = Pick<ClubFields, 'closed_weekdays' | 'closed_dates'>;

/** The orders whose stop would be on a day that is being closed. */
export function Closing({ clubId, saved, typed }: { clubId: number; saved: Days; typed: Days }) {
  const api = useApi();
  const { may } = useConsole();
  const weekdays = typed.closed_weekdays.filter((day) => !saved.closed_weekdays.includes(day));
  const dates = typed.closed_dates.filter((date) => !saved.closed_dates.includes(date));
  const closes = weekdays.length + dates.length > 0;
  const query = useQuery({
    ...queryOf(api, ordersOfClosing, {
      params: { clubId: String(clubId) },
      query: {
        weekdays: weekdays.length > 0 ? weekdays.join(',') : undefined,
        dates: dates.length > 0 ? dates.join(',') : undefined,
      },
    }),
    enabled: closes,
  });
  if (!closes) return null;
  return (
    <section className="console-closing" aria-label={texts.title}>
      <QueryView query={query} label={texts.looking}>
        {({ stops, more }) => (
          <>
            <p role="status" className={stops.length > 0 ? 'console-closing__count' : undefined}>
              {texts.affected(stops.length, more)}
            </p>
            {stops.length > 0 ? <p className="order-muted">{texts.advice}</p> : null}
            <ul className="console-lines">
              {stops.map((stop) => (
                <li key={`${stop.order_id} ${stop.stop} ${stop.date}`}>
                  <span>
                    {may('read_every_order') ? (
                      <Link href={`/orders/${stop.order_id}`}>{stop.display_id}</Link>
                    ) : (
                      stop.display_id
                    )}
                    {` ${stop.customer}, `}
                  </span>
                  <span>{texts.stop(stop.stop, spokenDate(stop.date), stop.bags)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryView>
    </section>
  );
}
