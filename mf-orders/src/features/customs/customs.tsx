import type { CustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import type { OrderNextStep } from '@sendahead/shared-contracts/orders/order-detail';
import { Button } from '@sendahead/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { customsWords as words } from '../../copy/customs.ts';
import { useCustomsList } from '../../hooks/use-customs-list.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { CustomsPapers } from '../../views/customs-papers.tsx';
import { NextHead } from '../../views/next-head.tsx';
import { OrderSection } from '../../views/order-section.tsx';
import { QueryView } from '../../views/query-view.tsx';
import { CustomsEditor } from './customs-editor.tsx';
import './customs.css';

/** The contents of the bags of an international trip, and the customs forms made from them. `next` where they come next (PA-20). */
export function Customs({ next }: { next?: OrderNextStep | undefined }) {
  const { order, international } = useOrder();
  if (!international || order.state === 'cancelled') return null;
  return <CustomsOf orderId={order.order_id} next={next} />;
}

function CustomsOf({ orderId, next }: { orderId: string; next: OrderNextStep | undefined }) {
  const customsList = useCustomsList();
  return (
    <OrderSection
      id="customs"
      title={words.title}
      head={next ? <NextHead next={{ step: next, customs: true }} /> : null}
    >
      <p>{words.lead}</p>
      <QueryView query={customsList} what="your list">
        {(list) => (
          <>
            {list.from_country && list.to_country ? (
              <p>{words.border(list.from_country, list.to_country)}</p>
            ) : null}
            <FoldingList orderId={orderId} list={list} />
            <Forms list={list} />
          </>
        )}
      </QueryView>
      <p className="order-customs__hint">{words.help}</p>
    </OrderSection>
  );
}

/** OR-13: the list as lines once every bag is listed and saved, and its form until then or to edit it. */
function FoldingList({ orderId, list }: { orderId: string; list: CustomsList }) {
  const [editing, setEditing] = useState(() => !isComplete(list));
  const [saved, setSaved] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The button that saved is gone.
    if (saved && !editing) edit.current?.focus();
  }, [saved, editing]);
  if (editing || !isComplete(list))
    return (
      <CustomsEditor
        orderId={orderId}
        list={list}
        onSaved={(bags) => {
          if (!list.bags.every(({ number }) => bags.includes(number))) return;
          setSaved(true);
          setEditing(false);
        }}
      />
    );
  return (
    <>
      {list.bags.map(({ number, traveler, item }) => (
        <div key={number}>
          <strong>{words.bag(number, traveler, item)}</strong>
          <ul>
            {list.items
              .filter(({ bag }) => bag === number)
              .map(({ kind, description, quantity }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two lines may read the same
                <li key={index}>
                  {words.listed({ quantity, title: customsKinds[kind].title, description })}
                </li>
              ))}
          </ul>
        </div>
      ))}
      <div className="order-customs__acts">
        <Button ref={edit} onClick={() => setEditing(true)}>
          {words.edit}
        </Button>
        <span role="status">{saved ? words.saved : null}</span>
      </div>
    </>
  );
}

const isComplete = ({ bags, items }: CustomsList): boolean =>
  bags.every(({ number }) => items.some(({ bag }) => bag === number));

function Forms({ list }: { list: CustomsList }) {
  if (list.items.length === 0) return <p className="order-customs__hint">{words.formsWait}</p>;
  return (
    <>
      <h3>{words.forms}</h3>
      <CustomsPapers list={list} />
    </>
  );
}
