import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { type LegPreparation, orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OrdersProvider } from '../fragments/orders-provider.tsx';
import { OrderContext } from '../hooks/use-order.ts';
import { useRefreshOrder } from '../hooks/use-refresh-order.ts';
import { detail, preparation } from './orders.ts';
import { startedAt } from './started.ts';

interface Given {
  readonly order?: OrderDetail | undefined;
  readonly legs?: readonly LegPreparation[] | undefined;
  readonly answers?: readonly FakeAnswer[] | undefined;
  readonly now?: string | undefined;
}

function Refresh({ lend }: { lend: (refresh: () => void) => void }) {
  lend(useRefreshOrder());
  return null;
}

/** A part of an order's page, with what the page lends to it. */
export function openPart(
  part: ReactNode,
  { order = detail(), legs = [preparation()], answers = [], now }: Given = {},
) {
  const prepared = answering(orderPreparation, { legs: [...legs] });
  const remote = startedAt(now === undefined ? {} : { now }, 'customer', ...answers, prepared);
  let refresh = (): void => undefined;
  const view = render(
    <OrdersProvider store={remote.store} host={remote.host}>
      <Refresh
        lend={(lent) => {
          refresh = lent;
        }}
      />
      <OrderContext value={order}>{part}</OrderContext>
    </OrdersProvider>,
  );
  return {
    ...remote,
    ...view,
    /** As when news of the order came. */
    refresh: () => act(() => refresh()),
  };
}
