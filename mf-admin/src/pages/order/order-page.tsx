import { viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { useState } from 'react';
import { Link } from 'wouter';
import { AskedPart } from '../../console/asked-part.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { useAsked } from '../../console/use-asked.ts';
import { When } from '../../console/when.tsx';
import { orderTexts as texts } from '../../copy/order.ts';
import { ClubAnswers } from './club-answers.tsx';
import { ClubNotes } from './club-notes.tsx';
import { Labels } from './labels.tsx';
import { Life } from './life.tsx';
import { OrderActs } from './order-acts.tsx';
import { Owed } from './owed.tsx';
import { Price } from './price.tsx';
import { MailsAndJobs, OpenAlerts, Payments } from './records.tsx';
import { Trip, Who } from './who-and-trip.tsx';
import './order.css';

/** One order: who, trip, bags, price, payments, what was sent, and what happened; with what staff can do. */
export function OrderPage({ params }: { params: PageParams }) {
  const { orderId = '' } = params;
  const asked = useAsked(viewOrder, { params: { orderId } });
  const [turn, setTurn] = useState(0);
  const done = (): void => {
    setTurn((before) => before + 1);
    asked.again();
  };
  return (
    <>
      <Link className="order-back" href="/orders">
        {texts.allOrders}
      </Link>
      <AskedPart asked={asked} label={texts.loading}>
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
              <OrderActs view={view} onDone={done} />
            </PageHead>
            <OpenAlerts view={view} />
            <div className="order-columns">
              <Who view={view} />
              <Trip view={view} />
              <ClubAnswers view={view} />
              <ClubNotes view={view} />
              <Labels view={view} onDone={done} />
              <Price view={view} />
              <Owed view={view} onDone={done} />
              <Payments view={view} />
              <MailsAndJobs view={view} />
              <Life orderId={orderId} turn={turn} />
            </div>
          </div>
        )}
      </AskedPart>
    </>
  );
}
