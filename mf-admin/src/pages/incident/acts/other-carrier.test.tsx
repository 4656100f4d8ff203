import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  type ActsOfIncident,
  type PlannedAct,
  planAct,
  readActs,
  startAct,
  stopAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import { readMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { nothingAffected, strike } from '../../../testing/incidents.ts';

const around = [
  ...nothingAffected,
  answering(readMoving, { moving: null }),
  answering(calls.readIncident, {
    id: 'inc_1',
    state: 'open',
    fields: strike(),
    mail: null,
    mailing: { state: 'none', sent: 0, waiting: 0 },
  }),
];
const move = (arrival: string, service = 'FedEx Ground') => ({
  leg: 'outbound' as const,
  from: {
    carrier: 'UPS',
    service: 'UPS Ground',
    pickup_date: calendarDate('2026-12-01'),
    arrival_date: calendarDate('2026-12-07'),
  },
  to: {
    carrier: 'FedEx',
    service,
    pickup_date: calendarDate('2026-12-01'),
    arrival_date: calendarDate(arrival),
  },
});
const planned = (id: string, more: Partial<PlannedAct> = {}): PlannedAct => ({
  order_id: `ord_${id}`,
  display_id: `SA-${id}`,
  customer: 'Casey Customer',
  part: 'order',
  cents: cents(0),
  day: null,
  reason: null,
  carriers: [move('2026-12-07')],
  ...more,
});
const progress = (more: Partial<NonNullable<ActsOfIncident['other_carrier']>> = {}) =>
  answering(readActs, {
    acts: [],
    waits: null,
    other_carrier: {
      act: 'other_carrier',
      state: 'going',
      done: 1,
      waiting: 2,
      cents: cents(350),
      results: [
        planned('1', { cents: cents(350) }),
        planned('2', { cents: cents(90_000), reason: 'awaits_approval' }),
        planned('3', { cents: null, reason: 'no_other_carrier', carriers: undefined }),
      ].map((one) => ({ ...one, reason: one.reason })),
      ...more,
    },
  });
const title = 'Move to another carrier';

async function opened(orders: PlannedAct[]) {
  const page = openConsole('/admin/incidents/inc_1', [
    ...around,
    answering(readActs, { acts: [], waits: null }),
    answering(planAct, { orders, more: 0, limit_left_cents: null }),
    answering(startAct, { orders: 1, approval_id: null }),
  ]);
  await page.user.click(await screen.findByRole('button', { name: title }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('orders of an incident that another carrier takes', () => {
  it('CO-123 the dialog lists services, days and difference of each order, and sends what staff left checked', async () => {
    const { user, called, dialog } = await opened([
      planned('1'),
      planned('2', { cents: cents(1250), carriers: [move('2026-12-04', 'FedEx Two day')] }),
      planned('3', { cents: cents(-400), carriers: [move('2026-12-08')] }),
      planned('4', { cents: cents(90_000), waits_for_approval: true }),
      planned('5', { cents: null, reason: 'no_other_carrier', carriers: undefined }),
    ]);
    const list = within(await dialog.findByRole('region', { name: 'What happens to each order' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SA-1 Casey CustomerOutbound: UPS Ground, arrival Mon, Dec 7, becomes FedEx Ground, pickup Tue, Dec 1, arrival Mon, Dec 7. Same price.',
      'SA-2 Casey CustomerOutbound: UPS Ground, arrival Mon, Dec 7, becomes FedEx Two day, pickup Tue, Dec 1, arrival Fri, Dec 4. We waive $12.50.',
      'SA-3 Casey CustomerOutbound: UPS Ground, arrival Mon, Dec 7, becomes FedEx Ground, pickup Tue, Dec 1, arrival Tue, Dec 8. We refund $4.00. It arrives later than booked.',
      'SA-4 Casey CustomerOutbound: UPS Ground, arrival Mon, Dec 7, becomes FedEx Ground, pickup Tue, Dec 1, arrival Mon, Dec 7. It costs $900.00 more, above your limit, so it waits for approval.',
      'SA-5 Casey CustomerWhole order: No other carrier takes these bags on that day.',
    ]);
    expect(
      dialog.getByText(
        '4 orders move. We waive $12.50. We refund $4.00. 1 order of these waits for approval.',
      ),
    ).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'SA-4 Casey Customer' }));
    await user.click(dialog.getByRole('checkbox', { name: 'SA-1 Casey Customer' }));
    expect(dialog.getByText('2 orders move. We waive $12.50. We refund $4.00.')).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No truck for a week');
    await user.click(dialog.getByRole('button', { name: 'Move 2 orders' }));
    expect(called('console.start-incident-act').map(({ input }) => input)).toMatchObject([
      {
        params: { incidentId: 'inc_1', act: 'other_carrier' },
        body: {
          reason: 'No truck for a week',
          sum_cents: 850,
          leave_out: [
            { order_id: 'ord_1', part: 'order' },
            { order_id: 'ord_4', part: 'order' },
          ],
        },
      },
    ]);
  });

  it('CO-123 the page shows progress with a stop, and the result of each order, skipped ones first', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      ...around,
      progress(),
      answering(stopAct, { success: true }),
    ]);
    expect(await screen.findByText('1 of 3 orders moved to another carrier.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: title })).toHaveAttribute('max', '5');
    const skipped = screen.getByRole('region', { name: `${title}. Skipped: these need you` });
    expect(skipped).toHaveTextContent('It costs $900.00 more, which waits for approval.');
    expect(skipped).toHaveTextContent('No other carrier takes these bags on that day.');
    expect(screen.getByRole('region', { name: `${title}. Done` })).toHaveTextContent(
      /becomes FedEx Ground, .+ We waive \$3\.50\./,
    );
    await user.click(screen.getByRole('button', { name: 'Stop moving orders' }));
    expect(called('console.stop-incident-act').map(({ input }) => input)).toMatchObject([
      { params: { act: 'other_carrier' } },
    ]);
  });

  it('CO-123 a stopped move is resumed with the orders that waited', async () => {
    openConsole('/admin/incidents/inc_1', [...around, progress({ state: 'stopped' })]);
    expect(await screen.findByRole('button', { name: `Resume: ${title}` })).toBeVisible();
  });
});
