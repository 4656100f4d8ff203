import { Money as Amount } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { useConsole } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { orderStateName } from '../../copy/order-states.ts';
import { usersTexts as texts } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

/** The person's orders and current bookings. */
export function Trips({ shown: { orders, carts } }: { shown: ShownUser }) {
  const { reaches } = useConsole();
  const opens = reaches('read_every_order');
  return (
    <div className="console-columns">
      <Panel title={texts.orders}>
        {orders.length === 0 ? <p>{texts.noOrders}</p> : null}
        <ul className="console-lines">
          {orders.map(({ id, display_id, brand, state, placed_at, total_cents }) => (
            <li key={id}>
              <span>
                {opens ? <Link href={`/orders/${id}`}>{display_id}</Link> : <span>{display_id}</span>}{' '}
                <span className="console-lines__detail">{`${brand}, ${orderStateName(state)}`}</span>
              </span>
              <span className="console-lines__detail">
                <Amount cents={total_cents} />, <When instant={placed_at} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={texts.bookingsUnderWay}>
        {carts.length === 0 ? <p>{texts.noCarts}</p> : null}
        <ul className="console-lines">
          {carts.map(({ id, display_id, brand, updated_at }) => (
            <li key={id}>
              <span>
                {display_id} <span className="console-lines__detail">{brand}</span>
              </span>
              <span className="console-lines__detail">
                <When instant={updated_at} />
              </span>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
