import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClubOrderView, viewClubOrder } from '@sendahead/shared-contracts/console/club-order-calls';
import { givenAnswers } from '@sendahead/shared-contracts/preferences/given-answers';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { Facts } from '../../console/facts.tsx';
import { OrderStateMark } from '../../console/order-state.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDayOfYear } from '../../console/show-day.ts';
import { TrackedNumber } from '../../console/tracked-number.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { clubOrderTexts as texts } from '../../copy/club-orders.ts';
import { asWords, legLabels } from '../../copy/order.ts';
import { labelFile } from './club-order-list.tsx';
import '../../console/list-table.css';
import './club-orders.css';

/** CO-41: an order as its club's staff see it, without the acts that they may not do. */
export function ClubOrderPage({ params: { orderId = '' } }: { params: PageParams }) {
  const api = useApi();
  const clubId = String(useConsole().clubId ?? 0);
  const order = useQuery(queryOf(api, viewClubOrder, { params: { clubId, orderId } }));
  return (
    <>
      <Link href="/club">{texts.back}</Link>
      <QueryView query={order} label={texts.loading}>
        {(view) => (
          <div className="console__page">
            <PageHead
              title={view.display_id}
              detail={
                <>
                  <OrderStateMark state={view.state} /> <span>{texts.placed}</span>{' '}
                  <When instant={view.placed_at} />
                </>
              }
            >
              <Acts view={view} />
            </PageHead>
            <div className="console-club-legs">
              {view.legs.map((leg) => (
                <Leg key={leg.leg} leg={leg} />
              ))}
              <Said view={view} />
            </div>
            <Bags view={view} />
          </div>
        )}
      </QueryView>
    </>
  );
}

function Acts({ view: { order_id, labels, whole } }: { view: ClubOrderView }) {
  const both = labels.length > 1;
  return (
    <>
      {labels.map((leg) => (
        <a
          key={leg}
          className="ui-button ui-button--primary"
          href={labelFile(order_id, leg, 'letter')}
          download
        >
          {texts.print(leg, both)}
        </a>
      ))}
      {labels.map((leg) => (
        <a
          key={leg}
          className="ui-button ui-button--secondary"
          href={labelFile(order_id, leg, '4x6')}
          download
        >
          {texts.printSmall(leg, both)}
        </a>
      ))}
      {whole ? (
        // The order's own page, outside the console: it has the price and papers.
        <a className="ui-button ui-button--secondary" href={`/orders/${order_id}`}>
          {texts.whole}
        </a>
      ) : null}
    </>
  );
}

function Leg({ leg }: { leg: ClubOrderView['legs'][number] }) {
  return (
    <Panel title={legLabels[leg.leg]}>
      <Facts
        facts={[
          [texts.status, <OrderStateMark key="state" state={leg.state} />],
          [texts.route, texts.routeOf(leg)],
          [
            leg.drop_off ? texts.dropOff : texts.pickup,
            [showDayOfYear(leg.pickup_date), leg.pickup_title].filter(Boolean).join(', '),
          ],
          [texts.arrives, showDayOfYear(leg.arrival_date)],
        ]}
      />
    </Panel>
  );
}

/** What the customer wrote to the club, and the club's questions with the answers. */
function Said({ view }: { view: ClubOrderView }) {
  const clubAnswers = givenAnswers(view.answers);
  return (
    <>
      {view.note ? (
        <Panel title={texts.noteToClub}>
          <p className="console-club-note">{view.note}</p>
        </Panel>
      ) : null}
      {clubAnswers.map(({ key, title, answers }) => (
        <Panel key={key} title={`${texts.answers}: ${title}`}>
          <Facts facts={answers.map(({ question, answer }) => [question, answer] as const)} />
        </Panel>
      ))}
    </>
  );
}

function Bags({ view }: { view: ClubOrderView }) {
  const noted = view.bags.some(({ note }) => note);
  return (
    <Panel title={texts.bags}>
      <table className="console-list">
        <caption>{texts.bags}</caption>
        <ColumnHeads
          names={[
            texts.bag,
            texts.traveler,
            texts.leg,
            texts.status,
            texts.trackingNumber,
            ...(noted ? [texts.note] : []),
          ]}
        />
        <tbody>
          {view.bags.map((bag) => (
            <tr key={bag.parcel_id}>
              <td data-label={texts.bag}>{bag.item}</td>
              <td data-label={texts.traveler}>{bag.traveler}</td>
              <td data-label={texts.leg}>{legLabels[bag.leg]}</td>
              <td data-label={texts.status}>{asWords(bag.status)}</td>
              <td data-label={texts.trackingNumber}>
                <TrackedNumber carrier={bag.carrier} number={bag.tracking_number} />
              </td>
              {noted ? <td data-label={texts.note}>{bag.note}</td> : null}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
