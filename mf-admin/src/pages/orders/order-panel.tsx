import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type OrderView, orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import type { ListedOrder } from '@sendahead/shared-contracts/console/order-list-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { DoneMessage } from '../../console/done-message.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { legLabels, orderTexts } from '../../copy/order.ts';
import { orderFlagNames, ordersTexts as texts } from '../../copy/orders.ts';
import { TrackingNumber } from '../order/bags/tracking.tsx';
import { PriceLines } from '../order/money/price.tsx';
import { OrderActs } from '../order/order-acts.tsx';
import { HistoryEntries } from '../order/records/order-history.tsx';
import { PeopleRemoved } from '../order/records/people-removed.tsx';
import { OpenAlerts } from '../order/records/records.tsx';
import { Facts } from '../order/section.tsx';
import { BrandDot } from './brand-dot.tsx';
import '../order/order.css';
import './order-panel.css';

/** The tracking numbers of a leg, one per line. */
function LegNumbers({ view, leg }: { view: OrderView; leg: LegName }) {
  return view.labels
    .filter((label) => label.leg === leg)
    .map(({ parcel_id }) => (
      <div key={parcel_id}>
        <TrackingNumber view={view} parcelId={parcel_id} />
      </div>
    ));
}

/** How many of the latest history entries are shown; the order's page has them all. */
const latest = 5;

/** A summary of one order, next to the list: its problems, route, history, money, and acts. */
export function OrderPanel({ listed, onClose }: { listed: ListedOrder; onClose: () => void }) {
  const { order_id: orderId, display_id, state, flags, from, to } = listed;
  const api = useApi();
  const { may } = useConsole();
  const order = useQuery(queryOf(api, viewOrder, { params: { orderId } }));
  const history = useQuery(queryOf(api, orderLife, { params: { orderId } }));
  const [notice, setNotice] = useState<string | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  // A dialog that is open above the panel closes first.
  const closeByEscape = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
  };
  return (
    <section className="order-panel" aria-label={texts.panelOf(display_id)} onKeyDown={closeByEscape}>
      <header className="order-panel__head">
        <p>
          <BrandDot brand={listed.brand} /> <span className="order-muted">{display_id}</span>
        </p>
        <Button variant="quiet" onClick={onClose}>
          {texts.closePanel}
        </Button>
        <h2 ref={title} tabIndex={-1}>
          {texts.tripOf({ from, to })}
        </h2>
        <p>
          <OrderStateMark state={state} />
          {flags.map((flag) => (
            <span key={flag} className="console-flag">
              {orderFlagNames[flag]}
            </span>
          ))}
        </p>
        <Link href={`/orders/${orderId}`}>{texts.wholeOrder}</Link>
      </header>
      <QueryView query={order} label={orderTexts.loading}>
        {(view) => (
          <div className="order-panel__part">
            <div className="order-panel__acts">
              <OrderActs view={view} onNotice={setNotice} />
            </div>
            <DoneMessage>{notice}</DoneMessage>
            <PeopleRemoved view={view} />
            <OpenAlerts view={view} />
            <Facts
              facts={{
                [orderTexts.customer]: view.customer?.name ?? orderTexts.accountDeleted,
                [orderTexts.mail]: view.customer?.email ?? '',
                [orderTexts.phone]: view.customer?.phone ?? '',
              }}
            />
            {view.receipt.legs.map((leg) => (
              <div key={leg.leg} className="order-panel__part">
                <h3>{legLabels[leg.leg]}</h3>
                <Facts
                  facts={{
                    [orderTexts.from]: [leg.from.name, ...leg.from.lines].join(', '),
                    [orderTexts.to]: [leg.to.name, ...leg.to.lines].join(', '),
                    [leg.drop_off ? orderTexts.dropOff : orderTexts.pickup]: showDayOfYear(leg.pickup_date),
                    [orderTexts.arrival]: showDayOfYear(leg.arrival_date),
                    [orderTexts.service]: serviceTitle(leg.carrier, leg.service_name),
                    [orderTexts.trackingNumber]: <LegNumbers view={view} leg={leg.leg} />,
                  }}
                />
              </div>
            ))}
          </div>
        )}
      </QueryView>
      <h3>{orderTexts.history}</h3>
      <QueryView query={history} label={orderTexts.loadingHistory}>
        {({ entries }) => <HistoryEntries entries={entries.slice(0, latest)} />}
      </QueryView>
      {order.data && may('see_order_money') ? (
        <>
          <h3>{orderTexts.price}</h3>
          <PriceLines receipt={order.data.receipt} />
        </>
      ) : null}
    </section>
  );
}
