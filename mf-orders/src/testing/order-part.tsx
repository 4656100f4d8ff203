import type { FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/life-schema';
import type { LegPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { OrdersProvider } from '../fragments/orders-provider.tsx';
import { OrderContext } from '../hooks/use-order.ts';
import { PreparationContext } from '../hooks/use-preparation.ts';
import { detail, preparation } from './orders.ts';
import { startedAt } from './started.ts';

interface Given {
  readonly order?: OrderDetail | undefined;
  readonly legs?: readonly LegPreparation[] | undefined;
  readonly answers?: readonly FakeAnswer[] | undefined;
  readonly now?: string | undefined;
}

/** A part of an order's page, with what the page lends to it. */
export function openPart(
  part: ReactNode,
  { order = detail(), legs = [preparation()], answers = [], now }: Given = {},
) {
  const remote = startedAt(now === undefined ? {} : { now }, 'customer', ...answers);
  const again = jest.fn();
  const prepared = { status: 'answered' as const, value: { legs: [...legs] }, error: null, again };
  /** The part once the order was read again. */
  const present = (read: OrderDetail) => (
    <OrdersProvider store={remote.store} host={remote.host}>
      <OrderContext value={{ detail: read, again }}>
        <PreparationContext value={prepared}>{part}</PreparationContext>
      </OrderContext>
    </OrdersProvider>
  );
  return { ...remote, again, present, ...render(present(order)) };
}
