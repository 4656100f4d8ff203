import { orderLife, viewOrder } from '@sendahead/shared-contracts/console/order-calls';
import { answering, type FakeAnswer } from '@sendahead/shared-contracts/factories/fake-api';
import { openConsole } from '../../../testing/console.tsx';
import { orderView } from '../../../testing/orders.ts';

const orderHistory = answering(orderLife, {
  entries: [
    {
      at: '2026-11-22T16:00:00.000Z',
      kind: 'staff',
      title: 'Refund asked for by staff: $5.00',
      detail: 'Late.',
      by: 'Alex',
    },
    { at: '2026-11-22T15:00:00.000Z', kind: 'order', title: 'Order placed: $69.00', detail: '', by: null },
  ],
  more: false,
});

/** Opens the page of an order for staff. */
export const open = (answers: readonly FakeAnswer[], ...[role]: Parameters<typeof openConsole>[2][]) =>
  openConsole('/admin/orders/ord_1', [orderHistory, ...answers], role);

/** The response with the order. */
export const shown = answering(viewOrder, orderView());
