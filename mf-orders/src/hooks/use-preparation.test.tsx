import '@testing-library/jest-dom';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { orderPreparation } from '@sendahead/shared-contracts/orders/preparation-calls';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { act, screen } from '@testing-library/react';
import { Checklist } from '../features/checklist/checklist.tsx';
import { Labels } from '../features/labels/labels.tsx';
import { openPart } from '../testing/order-part.tsx';
import { preparation } from '../testing/orders.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('the steps before pickup of an order', () => {
  it('PA-03 the steps are polled while labels are being made, and no longer once they are ready', async () => {
    let state: 'being_made' | 'ready' = 'being_made';
    const { api } = openPart(
      <>
        <Labels />
        <Checklist />
      </>,
      {
        answers: [
          answering(orderPreparation, () => ({
            legs: [preparation({ labels: { state, ready_on: calendarDate('2026-11-22') } })],
          })),
        ],
      },
    );
    await pass(10);
    expect(screen.getByText(/ready in about a minute/)).toBeVisible();
    state = 'ready';
    await pass(4_100);
    expect(screen.getByText(/^Labels: ready, for /)).toBeVisible();
    await pass(30_000);
    expect(api.calls.filter(({ name }) => name === 'orders.preparation')).toHaveLength(2);
  });
});
