import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { readActs } from '@sendahead/shared-contracts/console/incident-act-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import {
  type MovedLeg,
  moveAffected,
  planMove,
  readMoving,
} from '@sendahead/shared-contracts/console/incident-move-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { nothingAffected, strike } from '../../testing/incidents.ts';

const today = calendarDate('2026-12-01');
const read = (more: { by_move?: number } = {}) =>
  answering(calls.readIncident, {
    id: 'inc_1',
    state: 'open',
    fields: strike(),
    mail: null,
    mailing: { state: 'none', sent: 0, waiting: 0, ...more },
  });
const around = [...nothingAffected, answering(readActs, { acts: [], waits: null })];
const page = [...around, read()];
const inTime: MovedLeg = {
  order_id: 'ord_1',
  display_id: 'SA-1AB-2CD',
  customer: 'Casey Customer',
  leg: 'outbound',
  pickup_date: calendarDate('2026-12-03'),
  arrival_date: calendarDate('2026-12-07'),
  needed_by: calendarDate('2026-12-08'),
  link_voided: false,
};
const late: MovedLeg = {
  ...inTime,
  order_id: 'ord_2',
  display_id: 'SA-2AB-2CD',
  customer: 'Morgan Member',
  pickup_date: calendarDate('2026-12-07'),
  arrival_date: calendarDate('2026-12-11'),
};
const moved = (results: MovedLeg[]) =>
  answering(readMoving, {
    moving: {
      day: calendarDate('2026-12-07'),
      state: 'done',
      moved: results.length,
      waiting: 0,
      left: [],
      results,
    },
  });

describe('the orders that an incident moved', () => {
  it('CO-39 lists the moved orders with their actual days, late arrivals first', async () => {
    openConsole('/admin/incidents/inc_1', [...page, moved([inTime, late])]);
    expect(
      await screen.findByText('1 pickup moved to Thu, Dec 3. 1 pickup moved to Mon, Dec 7.'),
    ).toBeVisible();
    const list = within(screen.getByRole('region', { name: 'Moved orders' }));
    const [first, second] = list.getAllByRole('listitem');
    expect(first).toHaveTextContent(
      'SA-2AB-2CD Morgan MemberOutbound: pickup Mon, Dec 7, arrival Fri, Dec 11. It arrives 3 days after it is needed.',
    );
    expect(second).toHaveTextContent(/Dec 7\.$/);
    expect(list.getByRole('link', { name: 'SA-2AB-2CD' })).toHaveAttribute('href', '/admin/orders/ord_2');
    const affected = within(screen.getByRole('region', { name: 'Affected' }));
    expect(affected.getByText('2 orders are handled: we moved their pickups.')).toBeVisible();
  });

  it('CH-20 offers a new payment link if the move made one void', async () => {
    openConsole('/admin/incidents/inc_1', [...page, moved([{ ...inTime, link_voided: true }])]);
    const list = within(await screen.findByRole('region', { name: 'Moved orders' }));
    expect(list.getByText(/The link to pay is void\./)).toBeVisible();
    expect(list.getByRole('link', { name: 'Send a new link: SA-1AB-2CD' })).toHaveAttribute(
      'href',
      '/admin/orders/ord_1?act=change&leg=outbound',
    );
  });

  it('CO-39 plans the orders one by one before they are moved, and refuses a day of the incident at its field', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      ...page,
      answering(readMoving, { moving: null }),
      answering(moveAffected, { pickups: 1 }),
      answering(planMove, {
        pickups: [
          {
            ...inTime,
            pickup_date: today,
            moved: { pickup_date: calendarDate('2026-12-07'), arrival_date: calendarDate('2026-12-11') },
            open_link: true,
            reason: null,
            difference_cents: null,
          },
          {
            ...late,
            pickup_date: today,
            moved: null,
            open_link: true,
            reason: 'costs_more',
            difference_cents: cents(1240),
          },
        ],
        more: 2,
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Move affected pickups' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move pickups' }));
    const plan = within(await dialog.findByRole('region', { name: 'What happens to each order' }));
    expect(plan.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SA-1AB-2CD Casey CustomerOutbound: pickup Mon, Dec 7, was Tue, Dec 1. Arrival Fri, Dec 11. It arrives 3 days after it is needed. The open link to pay becomes void.',
      'SA-2AB-2CD Morgan MemberOutbound: It costs $12.40 more.',
    ]);
    expect(plan.getByText('2 more pickups, not shown here.')).toBeVisible();
    const day = dialog.getByLabelText(/^New pickup day/);
    await user.clear(day);
    await user.type(day, '2026-12-02');
    expect(day).toHaveAccessibleDescription(/The incident lasts until Wed, Dec 2\. Choose a later day\./);
    await user.click(dialog.getByRole('button', { name: 'Move pickups' }));
    expect(called('console.move-affected')).toEqual([]);
  });

  it('CO-129 begins with the day the server suggests, names a closed club, and leaves out unchecked orders', async () => {
    const days = { pickup_date: calendarDate('2026-12-15'), arrival_date: calendarDate('2026-12-18') };
    const plan = { pickup_date: today, open_link: false, difference_cents: null };
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      ...page,
      answering(readMoving, { moving: null, suggested_day: calendarDate('2026-12-15') }),
      answering(moveAffected, { pickups: 1 }),
      answering(planMove, {
        pickups: [
          { ...inTime, ...plan, moved: days, reason: null },
          { ...late, ...plan, moved: days, reason: null },
          { ...late, ...plan, order_id: 'ord_3', display_id: 'SA-3', moved: null, reason: 'club_closed' },
          {
            ...late,
            ...plan,
            order_id: 'ord_4',
            display_id: 'SA-4',
            moved: null,
            reason: 'pickup_time_over',
            message: 'There’s no pickup on Tue, Dec 15.',
          },
        ],
        more: 0,
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Move affected pickups' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move pickups' }));
    expect(dialog.getByLabelText(/^New pickup day/)).toHaveValue('2026-12-15');
    await user.click(await dialog.findByRole('checkbox', { name: 'SA-2AB-2CD Morgan Member' }));
    expect(dialog.getByText('1 pickup left out.')).toBeVisible();
    expect(dialog.getByText('Outbound: The club is closed on that day.')).toBeVisible();
    expect(dialog.getByText('Outbound: There’s no pickup on Tue, Dec 15.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Move pickups' }));
    expect(called('console.move-affected').map(({ input }) => input)).toEqual([
      {
        params: { incidentId: 'inc_1' },
        body: { day: '2026-12-15', leave_out: [{ order_id: 'ord_2', leg: 'outbound' }] },
      },
    ]);
  });

  it('CO-19 CO-39 names the orders with the people who get the email, before it is sent', async () => {
    const { user } = openConsole('/admin/incidents/inc_1', [
      ...page,
      moved([inTime]),
      answering(calls.incidentRecipients, {
        customers: 1,
        orders: [
          { order_id: 'ord_1', display_id: 'SA-1AB-2CD', customer: 'Casey Customer', moved: true },
          { order_id: 'ord_3', display_id: 'SA-3AB-2CD', customer: 'Casey Customer', moved: false },
        ],
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Email affected customers' }));
    const who = within(await screen.findByRole('region', { name: 'Who gets this email' }));
    expect(who.getByText('1 customer gets this email, for 2 orders.')).toBeVisible();
    expect(who.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'SA-1AB-2CD Casey CustomerPickup moved',
      'SA-3AB-2CD Casey Customer',
    ]);
  });

  it('CO-19 CO-39 counts and names customers who were already emailed about a move, and leaves them out unless staff include them', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      ...around,
      read({ by_move: 1 }),
      moved([inTime]),
      answering(calls.emailAffected, { customers: 1 }),
      answering(calls.incidentRecipients, {
        customers: 1,
        by_move: 1,
        orders: [
          {
            order_id: 'ord_1',
            display_id: 'SA-1AB-2CD',
            customer: 'Casey Customer',
            moved: true,
            left_out: true,
          },
        ],
      }),
    ]);
    expect(await screen.findByText('1 customer was emailed when we moved their pickup.')).toBeVisible();
    expect(screen.queryByText('No one has been emailed about this incident.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Email affected customers' }));
    const who = within(await screen.findByRole('region', { name: 'Who gets this email' }));
    expect(who.getByRole('listitem')).toHaveTextContent('Casey CustomerEmailed about the move');
    await user.click(who.getByRole('checkbox', { name: /Also email the customer whose pickup we moved/ }));
    expect(who.getByText('1 customer gets this email, for 1 order.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Send emails' }));
    expect(called('console.email-affected').at(-1)?.input).toMatchObject({ body: { moved_too: true } });
  });
});
