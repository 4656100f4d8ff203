import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ClubOrder,
  type ClubOrderSpan,
  listClubOrders,
} from '@sendahead/shared-contracts/console/club-order-calls';
import { type LabelPaper, orderLabels } from '@sendahead/shared-contracts/orders/document-calls';
import { isOver } from '@sendahead/shared-contracts/orders/states';
import { type CalendarDate, weekdayOf } from '@sendahead/shared-contracts/primitives/calendar-date';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { showDayInList } from '../../console/show-day.ts';
import { TrackedNumber } from '../../console/tracked-number.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { clubOrdersTexts as texts } from '../../copy/club-orders.ts';

type Leg = ClubOrder['labels'][number];

/** The labels of one leg of an order, as a file. */
export const labelFile = (orderId: string, leg: Leg, paper: LabelPaper): string =>
  `${pathOf(orderLabels, { orderId })}?${new URLSearchParams({ paper, leg })}`;

/** The orders of a club in a span of days, or all of them. */
export const useClubOrders = (clubId: string, span: ClubOrderSpan, search?: string) => {
  const api = useApi();
  return useInfiniteQuery(
    pagesOf(api, listClubOrders, (before) => ({ params: { clubId }, query: { span, search, before } })),
  );
};

/** CO-40: rows with number, travelers, bags, day, status, tracking, and labels to print. */
export function ClubOrderList({
  caption,
  list,
  span,
  empty,
}: {
  caption: string;
  list: ReturnType<typeof useClubOrders>;
  span: ClubOrderSpan;
  empty: string;
}) {
  const { host, may } = useConsole();
  const orderPage = may('read_every_order') ? '/orders' : '/club/orders';
  return (
    <ListTable
      caption={caption}
      list={list}
      rowsOf={({ orders }) => orders}
      columns={columnsOf(span, host.now(), (day) => isClosed(list.data?.pages[0]?.club, day))}
      keyOf={({ order_id, stops }) =>
        `${order_id} ${span === 'all' ? '' : stops.map(({ leg }) => leg).join()}`
      }
      hrefOf={({ order_id }) => `${orderPage}/${order_id}`}
      empty={empty}
    />
  );
}

const dayColumns: Readonly<Record<ClubOrderSpan, string>> = {
  today: texts.pickup,
  later: texts.pickup,
  arriving: texts.arrives,
  all: texts.atClub,
};

/** CO-145: whether a club takes no bags on a day, so that the carrier finds nobody. */
const isClosed = (club: CallOutput<typeof listClubOrders>['club'] | undefined, day: CalendarDate): boolean =>
  (club?.closed_dates ?? []).includes(day) ||
  (club?.closed_weekdays ?? []).some((weekday) => weekday % 7 === weekdayOf(day));

const columnsOf = (
  span: ClubOrderSpan,
  now: number,
  closed: (day: CalendarDate) => boolean,
): readonly Column<ClubOrder>[] => [
  { name: texts.order, cell: ({ display_id }) => display_id },
  {
    name: texts.travelers,
    cell: ({ travelers }) => travelers.join(', ') || texts.noTravelers,
  },
  {
    name: dayColumns[span],
    cell: ({ state, stops }) => (
      <span>
        {daysOf(stops, span, now)}
        {!isOver(state) && stops.some(({ day }) => closed(day)) ? (
          <span className="console-flag">{texts.clubClosed}</span>
        ) : null}
      </span>
    ),
  },
  { name: texts.state, cell: (order) => <OrderStateMark state={shownStateOf(order)} /> },
  { name: texts.bags, figures: true, cell: ({ bags }) => bags },
  { name: texts.tracking, cell: ({ tracking }) => <Tracking bags={tracking} /> },
  ...(span === 'arriving' ? [] : [labelColumn]),
];

const labelColumn: Column<ClubOrder> = {
  name: texts.labels,
  cell: ({ order_id, display_id, labels, stops }) =>
    labels.length > 0
      ? labels.map((leg) => (
          <a
            key={leg}
            href={labelFile(order_id, leg, 'letter')}
            download
            aria-label={texts.printOf(display_id)}
          >
            {texts.print}
          </a>
        ))
      : stops.some(({ stop }) => stop === 'pickup')
        ? texts.noLabels
        : null,
};

const shownStateOf = ({ state, late, out_for_delivery }: ClubOrder) =>
  late ? 'late' : out_for_delivery ? 'out_for_delivery' : state;

function daysOf(stops: ClubOrder['stops'], span: ClubOrderSpan, now: number): string {
  if (span !== 'all') return stops.map(({ day }) => showDayInList(day, now)).join(', ');
  return (
    stops.map(({ stop, day }) => texts.stop(stop, showDayInList(day, now))).join(', ') || texts.elsewhere
  );
}

/** The first bag links to its carrier; the others are on the order's page. */
function Tracking({ bags: [first, ...others] }: { bags: ClubOrder['tracking'] }) {
  return (
    <>
      <TrackedNumber carrier={first?.carrier ?? ''} number={first?.tracking_number} />
      {others.length > 0 ? ` ${texts.more(others.length)}` : null}
    </>
  );
}
