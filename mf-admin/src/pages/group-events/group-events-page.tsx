import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { listGroupEvents } from '@sendahead/shared-contracts/console/group-event-calls';
import type { ListedGroupEvent } from '@sendahead/shared-contracts/console/group-event-schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { directionNames, groupStateNames, groupEventsTexts as texts } from '../../copy/group-events.ts';

const columns: readonly Column<ListedGroupEvent>[] = [
  { name: texts.event, cell: ({ name }) => name },
  { name: texts.club, cell: ({ club_name }) => club_name },
  { name: texts.direction, cell: ({ direction }) => directionNames[direction] },
  {
    name: texts.days,
    cell: ({ first_day, last_day }) => texts.daysOf(showDateOfYear(first_day), showDateOfYear(last_day)),
  },
  { name: texts.answerBy, cell: ({ answer_by }) => showDateOfYear(answer_by) },
  { name: texts.booked, figures: true, cell: ({ booked, people }) => texts.bookedOf(booked, people) },
  { name: texts.state, cell: ({ state }) => groupStateNames[state] },
];

/** CO-52: the groups whose bags are sent to a club, or home from it. */
export function GroupEventsPage() {
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listGroupEvents, () => ({})));
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <Link href="/groups/new" className="ui-button ui-button--primary">
          {texts.make}
        </Link>
      </PageHead>
      <ListTable
        caption={texts.title}
        list={list}
        rowsOf={({ events }) => events}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/groups/${id}`}
        empty={texts.none}
      />
    </>
  );
}
