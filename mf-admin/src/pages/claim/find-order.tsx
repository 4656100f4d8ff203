import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { consoleSearchMin, searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { Button, TextField } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { newClaimTexts as texts } from '../../copy/new-claim.ts';

interface Props {
  /** The last text searched for, if no order has that number. */
  readonly unknown?: string;
  readonly onFind: (number: string) => void;
}

/** CO-33: finds a caller's order by its number, or by a name, email or phone. */
export function FindOrder({ unknown = '', onFind }: Props) {
  const [number, setNumber] = useState(unknown);
  const [pressed, setPressed] = useState(false);
  const typed = number.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setPressed(true);
    if (typed !== '') onFind(typed);
  };
  return (
    <Panel title={texts.order}>
      <form className="console-form" noValidate onSubmit={submit}>
        <TextField
          label={texts.number}
          hint={texts.numberHint}
          required
          width="name"
          autoComplete="off"
          maxLength={40}
          value={number}
          onChange={({ target }) => setNumber(target.value)}
          error={pressed && typed === '' ? texts.numberMissing : undefined}
        />
        <div>
          <Button type="submit" variant="primary">
            {texts.find}
          </Button>
        </div>
      </form>
      {unknown === '' ? null : <FoundOrders search={unknown} onFind={onFind} />}
    </Panel>
  );
}

/** The orders that match the typed text. */
function FoundOrders({ search, onFind }: { search: string; onFind: Props['onFind'] }) {
  const isLong = search.length >= consoleSearchMin;
  const query = useQuery({ ...queryOf(useApi(), searchConsole, { query: { search } }), enabled: isLong });
  if (!isLong) return <p role="status">{texts.numberUnknown(search)}</p>;
  return (
    <QueryView query={query} label={texts.loading}>
      {({ orders, orders_more }) =>
        orders.length === 0 ? (
          <p role="status">{texts.numberUnknown(search)}</p>
        ) : (
          <>
            <p role="status">{texts.choose}</p>
            <ul className="console-lines">
              {orders.map(({ order_id, display_id, customer, pickup_date }) => (
                <li key={order_id}>
                  <Button variant="quiet" onClick={() => onFind(display_id)}>
                    {texts.foundOrder(display_id, customer)}
                  </Button>
                  <span className="console-lines__detail">{texts.pickup(showDay(pickup_date))}</span>
                </li>
              ))}
            </ul>
            {orders_more ? <p>{texts.more}</p> : null}
          </>
        )
      }
    </QueryView>
  );
}
