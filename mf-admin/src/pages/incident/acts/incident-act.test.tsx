import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import {
  type ActPlan,
  type ActsOfIncident,
  type PlannedAct,
  planAct,
  readActs,
  startAct,
  stopAct,
} from '@sendahead/shared-contracts/console/incident-act-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import { readMoving } from '@sendahead/shared-contracts/console/incident-move-calls';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../../testing/console.tsx';
import { nothingAffected, strike } from '../../../testing/incidents.ts';

const incident = (state: 'open' | 'ended' = 'open') =>
  answering(calls.readIncident, {
    id: 'inc_1',
    state,
    fields: strike(),
    mail: null,
    mailing: { state: 'none', sent: 0, waiting: 0 },
  });
const moved = answering(readMoving, {
  moving: {
    day: calendarDate('2026-12-07'),
    state: 'done',
    moved: 2,
    waiting: 0,
    left: [],
    results: [],
  },
});
const around = [...nothingAffected, moved];
const acts = (all: ActsOfIncident['acts'] = [], waits: ActsOfIncident['waits'] = null) =>
  answering(readActs, { acts: [...all], waits });
const planned = (id: string, more: Partial<PlannedAct> = {}): PlannedAct => ({
  order_id: `ord_${id}`,
  display_id: `SA-${id}`,
  customer: 'Casey Customer',
  part: 'order',
  cents: cents(12_495),
  day: null,
  reason: null,
  ...more,
});
const plan = (orders: PlannedAct[], more: Partial<ActPlan> = {}) =>
  answering(planAct, { orders, more: 0, limit_left_cents: null, ...more });
const three = [
  planned('1'),
  planned('2', { part: 'outbound', cents: cents(6000) }),
  planned('3', { cents: null, reason: 'action_not_allowed' }),
];

/** The dialog of an act on the page of an incident. */
async function opened(name: string, answers: Parameters<typeof openConsole>[1]) {
  const page = openConsole('/admin/incidents/inc_1', [...around, incident(), acts(), ...answers]);
  await page.user.click(await screen.findByRole('button', { name }));
  return { ...page, dialog: within(await screen.findByRole('dialog', { name })) };
}

describe('acts on the orders of an incident', () => {
  it('CO-121 shows each refund and the sum before the press, leaves out orders, and sends the sum once', async () => {
    const { user, called, dialog } = await opened('Cancel and refund orders', [
      plan(three),
      answering(startAct, { orders: 1, approval_id: null }),
    ]);
    expect(await dialog.findByText('2 orders are canceled, and $184.95 is refunded.')).toBeVisible();
    expect(dialog.getByText('Whole order: refund of $124.95.')).toBeVisible();
    expect(
      dialog.getByText('Whole order: The carrier has the bags, or the order was canceled.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('checkbox', { name: 'SA-2 Casey Customer' }));
    expect(dialog.getByText('1 order is canceled, and $124.95 is refunded.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
    expect(dialog.getByText('Enter a reason.')).toBeVisible();
    expect(called('console.start-incident-act')).toEqual([]);
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No truck for a week');
    await user.click(dialog.getByRole('button', { name: 'Cancel 1 order' }));
    expect(called('console.start-incident-act').map(({ input }) => input)).toMatchObject([
      {
        params: { incidentId: 'inc_1', act: 'refund' },
        body: {
          reason: 'No truck for a week',
          sum_cents: 12_495,
          leave_out: [{ order_id: 'ord_2', part: 'outbound' }],
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('CO-121 says that a sum above the limit waits for approval, and shows a changed sum before another press', async () => {
    const { user, dialog } = await opened('Cancel and refund orders', [
      plan(three, { limit_left_cents: cents(10_000) }),
      answering(startAct, () => {
        throw refusal(409, 'recalc');
      }),
    ]);
    expect(await dialog.findByText(/above what’s left of your limit, \$100\.00, so it waits/)).toBeVisible();
    await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'No truck');
    await user.click(dialog.getByRole('button', { name: 'Request approval' }));
    expect(await dialog.findByText(/^The orders have changed\. Check the new sum/)).toBeVisible();
  });

  it('CO-121 shows a cancellation that waits for approval, and offers no second one', async () => {
    openConsole('/admin/incidents/inc_1', [
      ...around,
      incident(),
      acts([], { orders: 5, cents: cents(62_000), asked_by: 'Robin Clerk' }),
    ]);
    expect(
      await screen.findByText('5 orders, $620.00: waiting for approval, requested by Robin Clerk.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel and refund orders' })).not.toBeInTheDocument();
  });

  it('CO-120 lists the former day of each moved pickup, and who cannot return, also after the incident ended', async () => {
    const { user } = openConsole('/admin/incidents/inc_1', [
      ...around,
      incident('ended'),
      acts(),
      plan([
        planned('1', { part: 'outbound', day: calendarDate('2026-12-03'), cents: cents(350) }),
        planned('2', { part: 'outbound', cents: cents(350), reason: 'above_limit' }),
      ]),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Move pickups back' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Move pickups back' }));
    expect(await dialog.findByText('Outbound: pickup Thu, Dec 3. We waive $3.50.')).toBeVisible();
    expect(dialog.getByText('Outbound: It costs $3.50 more, which is above your limit.')).toBeVisible();
    expect(dialog.getByText('1 pickup moves back. We waive $3.50.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Cancel and refund orders' })).not.toBeInTheDocument();
  });

  it('CO-161 moving back says which of the former days are in the incident again', async () => {
    const { dialog } = await opened('Move pickups back', [
      plan([
        planned('1', { part: 'outbound', day: calendarDate('2026-12-02') }),
        planned('2', { part: 'outbound', day: calendarDate('2026-12-03') }),
        planned('3', { part: 'return', day: calendarDate('2026-12-01'), reason: 'changed_since' }),
      ]),
    ]);
    const list = within(await dialog.findByRole('region', { name: 'What happens to each order' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SA-1 Casey CustomerOutbound: pickup Wed, Dec 2. We waive $124.95. This day is in the incident again.',
      'SA-2 Casey CustomerOutbound: pickup Thu, Dec 3. We waive $124.95.',
      'SA-3 Casey CustomerReturn: It was changed again since.',
    ]);
  });

  it('CO-122 shows progress with a stop, then the result of each order, skipped ones first', async () => {
    const result = { ...planned('1'), cents: null };
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      ...around,
      incident(),
      acts([
        {
          act: 'void_labels',
          state: 'going',
          done: 1,
          waiting: 2,
          cents: cents(0),
          results: [result, { ...planned('2'), cents: null, reason: 'label_not_renewable' }],
        },
      ]),
      answering(stopAct, { success: true }),
    ]);
    expect(await screen.findByText('Labels of 1 of 3 orders replaced.')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Void and replace labels' })).toHaveAttribute('max', '4');
    const skipped = screen.getByRole('region', { name: /^Void and replace labels\. Skipped/ });
    expect(skipped).toHaveTextContent(
      'SA-2 Casey CustomerWhole order: The carrier has a bag, or its labels have changed.',
    );
    await user.click(screen.getByRole('button', { name: 'Stop replacing' }));
    expect(called('console.stop-incident-act')).toHaveLength(1);
  });
});
