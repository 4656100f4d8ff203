import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readGroupEvent } from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { showDay, showDayOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import {
  directionNames,
  groupEventsTexts,
  groupViewNames,
  groupViews,
  newGroupTexts,
  groupEventTexts as texts,
} from '../../copy/group-events.ts';
import { Board } from './board.tsx';
import { OnTheDay } from './on-the-day.tsx';
import { Roster } from './roster.tsx';
import './group-event.css';
import { EventActs } from './event-acts.tsx';

/** Bookings arrive while the page is open. */
const everyMs = 15_000;

/** CO-52 to CO-54: a group event: who has booked, its roster, and the day at the club. */
export function GroupEventPage({ params: { eventId = '' } }: { params: PageParams }) {
  const event = useQuery({
    ...queryOf(useApi(), readGroupEvent, { params: { eventId } }),
    refetchInterval: everyMs,
  });
  return (
    <>
      <Link href="/groups">{newGroupTexts.back}</Link>
      <QueryView query={event} label={texts.loading}>
        {(view) => <Event event={view} />}
      </QueryView>
    </>
  );
}

function Event({ event }: { event: GroupEventView }) {
  const viewName = useFilters(['view']).get('view');
  const isOpen = event.state === 'open' && !event.erased;
  const views = groupViews.filter((one) => one !== 'list' || isOpen);
  const view = views.find((one) => one === viewName) ?? 'board';
  const days = groupEventsTexts.daysOf(showDay(event.first_day), showDayOfYear(event.last_day));
  return (
    <div className="console__page">
      <PageHead
        title={event.name}
        detail={texts.detail(event.club.name, directionNames[event.direction], days)}
      >
        {isOpen ? <EventActs event={event} /> : null}
      </PageHead>
      {isOpen ? null : <Alert severity="info">{event.erased ? texts.erasedNote : texts.closedNote}</Alert>}
      <nav className="group-event__views" aria-label={texts.views}>
        {views.map((one) => (
          <Link
            key={one}
            href={one === 'board' ? `/groups/${event.id}` : `/groups/${event.id}?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {groupViewNames[one]}
          </Link>
        ))}
      </nav>
      {view === 'board' ? <Board event={event} /> : null}
      {view === 'list' ? <Roster eventId={event.id} /> : null}
      {view === 'day' ? <OnTheDay event={event} /> : null}
    </div>
  );
}
