import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { listClubOrders } from '@sendahead/shared-contracts/console/club-order-calls';
import { Link } from 'wouter';
import { BookForCustomer } from '../../console/book-for-customer.tsx';
import { Facts } from '../../console/facts.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { SearchFilter } from '../../console/search-filter.tsx';
import { showDay, showDayInList } from '../../console/show-day.ts';
import { useConsole } from '../../console/use-console.ts';
import { useFilters } from '../../console/use-filters.ts';
import { clubViewNames, clubViews, clubOrdersTexts as texts } from '../../copy/club-orders.ts';
import { ClubOrderList, useClubOrders } from './club-order-list.tsx';
import './club-orders.css';

/** CO-40: the orders of a club, for its own staff, whose day begins here, and for our staff. */
export function ClubOrdersPage({ params }: { params: PageParams }) {
  const ownClubId = useConsole().clubId;
  const clubId = params.clubId ?? String(ownClubId ?? 0);
  const base = params.clubId === undefined ? '/club' : `/clubs/${clubId}/orders`;
  const viewName = useFilters(['view']).get('view');
  const view = clubViews.find((one) => one === viewName) ?? 'day';
  const page = useClubOrders(clubId, view === 'day' ? 'today' : view).data?.pages[0];
  return (
    <>
      {params.clubId === undefined ? null : <Link href={`/clubs/${clubId}`}>{texts.backToClub}</Link>}
      <PageHead
        title={page ? texts.titleOf(page.club.name) : texts.title}
        detail={page ? showDay(page.day) : null}
      >
        <BookForCustomer />
      </PageHead>
      {page ? <AboutClub club={page.club} /> : null}
      <nav className="console-club-views" aria-label={texts.views}>
        {clubViews.map((one) => (
          <Link
            key={one}
            href={one === 'day' ? base : `${base}?view=${one}`}
            aria-current={one === view ? 'page' : undefined}
          >
            {clubViewNames[one]}
          </Link>
        ))}
      </nav>
      {view === 'day' ? <Day clubId={clubId} /> : null}
      {view === 'later' ? <Later clubId={clubId} /> : null}
      {view === 'all' ? <All clubId={clubId} /> : null}
    </>
  );
}

/** CO-75: where the club is, when it receives bags, and what it owes. */
function AboutClub({ club }: { club: CallOutput<typeof listClubOrders>['club'] }) {
  const {
    address,
    opening_hours: hours,
    closed_weekdays: closed = [],
    closed_dates: dates = [],
    owed_cents: owed,
  } = club;
  const now = useConsole().host.now();
  return (
    <Facts
      facts={[
        ...(address ? [[texts.address, address] as const] : []),
        ...(hours ? [[texts.hours, hours] as const] : []),
        ...(closed.length > 0 ? [[texts.closed, texts.closedDays(closed)] as const] : []),
        ...(dates.length > 0
          ? [[texts.closedOnDates, texts.days(dates.map((day) => showDayInList(day, now)))] as const]
          : []),
        ...(owed === undefined
          ? []
          : [
              [
                texts.account,
                <Link key="account" href={`/clubs/${club.id}/statement`}>
                  {texts.owes(owed)}
                </Link>,
              ] as const,
            ]),
      ]}
    />
  );
}

function Day({ clubId }: { clubId: string }) {
  const pickups = useClubOrders(clubId, 'today');
  const arriving = useClubOrders(clubId, 'arriving');
  return (
    <>
      <section className="console-club-list">
        <h2>{texts.today}</h2>
        <ClubOrderList caption={texts.today} list={pickups} span="today" empty={texts.noneToday} />
      </section>
      <section className="console-club-list">
        <h2>{texts.arriving}</h2>
        <ClubOrderList caption={texts.arriving} list={arriving} span="arriving" empty={texts.noneArriving} />
      </section>
    </>
  );
}

function Later({ clubId }: { clubId: string }) {
  const list = useClubOrders(clubId, 'later');
  return <ClubOrderList caption={clubViewNames.later} list={list} span="later" empty={texts.noneLater} />;
}

function All({ clubId }: { clubId: string }) {
  const filters = useFilters(['search']);
  const list = useClubOrders(clubId, 'all', filters.get('search'));
  return (
    <>
      <SearchFilter label={texts.search} filters={filters} />
      <ClubOrderList
        caption={clubViewNames.all}
        list={list}
        span="all"
        empty={filters.any ? texts.noneFound : texts.noOrders}
      />
    </>
  );
}
