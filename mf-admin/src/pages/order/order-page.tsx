import { pathOf } from '@sendahead/shared-contracts/client/path-of';
import { invalidate, queryOf } from '@sendahead/shared-contracts/client/query-of';
import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { keepOrderOpen } from '@sendahead/shared-contracts/console/order-viewer-calls';
import { orderNews } from '@sendahead/shared-contracts/live/calls';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage, type Notice } from '../../console/done-message.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { useNews } from '../../console/use-news.ts';
import { When } from '../../console/when.tsx';
import { orderTexts as texts } from '../../copy/order.ts';
import { Labels } from './bags/labels.tsx';
import { Scans } from './bags/tracking.tsx';
import { Colleagues } from './colleagues/colleagues.tsx';
import { OrderApprovals } from './money/order-approvals.tsx';
import { isDue, Owed } from './money/owed.tsx';
import { Price } from './money/price.tsx';
import { OrderActs } from './order-acts.tsx';
import { ClubAnswers } from './records/club-answers.tsx';
import { ClubNotes } from './records/club-notes.tsx';
import { OrderHistory } from './records/order-history.tsx';
import { PeopleRemoved, withoutPeople } from './records/people-removed.tsx';
import { MailsAndJobs, OpenAlerts, Payments } from './records/records.tsx';
import { Trip, Who } from './trip/who-and-trip.tsx';
import './order.css';

/** One order: who, trip, bags, price, payments, emails, and history, with the acts of staff. */
export function OrderPage({ params }: { params: PageParams }) {
  const { orderId = '' } = params;
  const api = useApi();
  const { may } = useConsole();
  const order = useQuery(queryOf(api, viewOrder, { params: { orderId } }));
  const client = useQueryClient();
  useNews(
    `${pathOf(orderNews, { orderId })}?viewers=true`,
    useCallback(
      (only) =>
        only === 'viewers' ? invalidate(client, keepOrderOpen) : invalidate(client, viewOrder, orderLife),
      [client],
    ),
  );
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <Link className="order-back" href="/orders">
        {texts.allOrders}
      </Link>
      <QueryView query={order} label={texts.loading}>
        {(view) => (
          <div className="order-page">
            <PageHead
              title={view.receipt.display_id}
              detail={
                <>
                  <OrderStateMark state={view.detail.order.state} />{' '}
                  <span>{texts.placedAt(view.brand.name)}</span> <When instant={view.receipt.placed_at} />
                </>
              }
            >
              <OrderActs view={view} onNotice={setNotice} />
            </PageHead>
            <Colleagues key={orderId} orderId={orderId} />
            <DoneMessage>{notice}</DoneMessage>
            <PeopleRemoved view={view} />
            <OpenAlerts view={view} />
            <OrderApprovals view={view} onNotice={setNotice} />
            {may('see_order_money') && isDue(view) ? <Owed view={view} onNotice={setNotice} /> : null}
            <div className="order-columns">
              <Who view={view} />
              <Trip view={view} />
              <ClubAnswers view={view} />
              <ClubNotes view={view} />
              <Labels view={view} />
              <Scans view={view} />
              {may('see_order_money') ? (
                <>
                  <Price view={view} />
                  {isDue(view) ? null : <Owed view={view} onNotice={setNotice} />}
                  <Payments view={view} />
                </>
              ) : null}
              <MailsAndJobs view={view} />
              <OrderHistory orderId={orderId} notes={!withoutPeople(view)} />
            </div>
          </div>
        )}
      </QueryView>
    </>
  );
}
