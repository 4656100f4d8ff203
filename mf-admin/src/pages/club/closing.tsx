import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClubFields, ordersOfClosing } from '@sendahead/shared-contracts/console/club-calls';
import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { closingTexts as texts } from '../../copy/clubs.ts';

type Days = Pick<ClubFields, 'closed_weekdays' | 'closed_dates'>;

/** Days that are closed by a change of a club. */
export interface ClosedNow {
  readonly weekdays: readonly number[];
  readonly dates: readonly string[];
}

/** The days that the typed values close, and the saved ones do not; null without any. */
export function closedNow(saved: Days, typed: Days): ClosedNow | null {
  const weekdays = typed.closed_weekdays.filter((day) => !saved.closed_weekdays.includes(day));
  const dates = typed.closed_dates.filter((date) => !saved.closed_dates.includes(date));
  return weekdays.length + dates.length > 0 ? { weekdays, dates } : null;
}

/** The orders whose stop is on a day that is being closed, or that was closed on this page. */
export function Closing({
  clubId,
  days,
  isSaved = false,
}: {
  clubId: number;
  days: ClosedNow | null;
  isSaved?: boolean;
}) {
  const api = useApi();
  const { may } = useConsole();
  const { weekdays, dates } = days ?? { weekdays: [], dates: [] };
  const query = useQuery({
    ...queryOf(api, ordersOfClosing, {
      params: { clubId: String(clubId) },
      query: {
        weekdays: weekdays.length > 0 ? weekdays.join(',') : undefined,
        dates: dates.length > 0 ? dates.join(',') : undefined,
      },
    }),
    enabled: days !== null,
  });
  if (!days) return null;
  const found = (
    <QueryView query={query} label={texts.looking}>
      {({ stops, more }) => (
        <>
          <p role="status" className={stops.length > 0 ? 'console-closing__count' : undefined}>
            {texts.affected(stops.length, more)}
          </p>
          {stops.length > 0 ? (
            <p className="order-muted">{isSaved ? texts.savedAdvice : texts.advice}</p>
          ) : null}
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
  );
  return isSaved ? (
    <Panel title={texts.savedTitle}>
      <div className="console-closing">{found}</div>
    </Panel>
  ) : (
    <section className="console-closing" aria-label={texts.title}>
      {found}
    </section>
  );
}
