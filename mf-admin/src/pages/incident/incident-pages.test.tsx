import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { readActs } from '@sendahead/shared-contracts/console/incident-act-calls';
import * as calls from '@sendahead/shared-contracts/console/incident-calls';
import {
  moveAffected,
  planMove,
  readMoving,
  stopMoving,
} from '@sendahead/shared-contracts/console/incident-move-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { screen, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { strike } from '../../testing/incidents.ts';

const today = calendarDate('2026-12-01');
const openStrike = strike({ last_day: null, ends_on: calendarDate('2026-12-07') });
const choices = answering(calls.incidentChoices, {
  today,
  carriers: [{ code: 'UPS', name: 'UPS' }],
  services: [{ code: 'DOMESTIC_GROUND', name: 'GROUND' }],
  brands: [{ code: 'golf', name: 'Sendahead Golf' }],
});
const affected = answering(calls.affectedByIncident, {
  orders: {
    count: 12,
    cents: cents(103_400),
    listed: [
      {
        order_id: 'ord_1',
        display_id: 'SA-1AB-2CD',
        customer: 'Casey Customer',
        stop: 'delivery',
        date: calendarDate('2026-12-03'),
        bags: 1,
        total_cents: cents(11_000),
      },
    ],
  },
  carts: { count: 3, cents: cents(8700) },
});
const read = (mailing: { state: 'none' | 'sending' | 'stopped' | 'done'; sent: number; waiting: number }) =>
  answering(calls.readIncident, { id: 'inc_1', state: 'open', fields: openStrike, mail: null, mailing });
const history = answering(changeHistory, { changes: [] });
const untouched = answering(readActs, { acts: [], waits: null });
const unmoved = answering(readMoving, { moving: null });

describe('the page of a new incident', () => {
  it('CO-130 marks missing fields, counts orders and carts, confirms a sales stop, and saves what was typed', async () => {
    const { user, called } = openConsole('/admin/incidents/new', [
      choices,
      affected,
      answering(calls.makeIncident, { id: 'inc_1' }),
      read({ state: 'none', sent: 0, waiting: 0 }),
      history,
      untouched,
      unmoved,
    ]);
    await user.click(await screen.findByRole('button', { name: 'Start incident' }));
    const sentence = screen.getByRole('textbox', { name: /^What customers read/ });
    expect(sentence).toHaveAccessibleDescription(/Fill in this field/);
    expect(called('console.make-incident')).toEqual([]);
    await user.type(sentence, openStrike.sentence);
    await user.type(screen.getByRole('textbox', { name: /^State/ }), 'CA');
    await user.click(screen.getByRole('checkbox', { name: 'UPS' }));
    await user.type(screen.getByLabelText(/^In force until/), '2026-12-07');
    expect(await screen.findByText('12 orders, $1,034.00; 3 carts, $87.00')).toBeVisible();
    expect(screen.getByRole('link', { name: 'SA-1AB-2CD' })).toHaveAttribute('href', '/admin/orders/ord_1');
    await user.click(screen.getByRole('button', { name: 'Start incident' }));
    const confirm = within(screen.getByRole('dialog', { name: 'Stop selling?' }));
    expect(confirm.getByText('All services of UPS stop, for every brand.')).toBeVisible();
    expect(confirm.getByText('CA, US.')).toBeVisible();
    expect(confirm.getByText('Pickups and arrivals from Tue, Dec 1, with no last day.')).toBeVisible();
    expect(confirm.getByText('Affected: 12 orders, $1,034.00; 3 carts, $87.00.')).toBeVisible();
    expect(called('console.make-incident')).toEqual([]);
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    await user.click(confirm.getByRole('button', { name: 'Stop selling' }));
    expect(await screen.findByRole('heading', { name: 'Strike: CA, US' })).toBeVisible();
    expect(ask).not.toHaveBeenCalled();
    ask.mockRestore();
    expect(called('console.make-incident').at(-1)?.input).toEqual({ body: openStrike });
  });

  it('CO-144 asks before it leaves a form with entries, and stays if the reader says so', async () => {
    const ask = jest.spyOn(window, 'confirm').mockReturnValue(false);
    const { user } = openConsole('/admin/incidents/new', [choices, affected]);
    const sentence = await screen.findByRole('textbox', { name: /^What customers read/ });
    await user.type(sentence, 'Snow.');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Console' })).getByRole('link', { name: 'Orders' }),
    );
    expect(ask).toHaveBeenCalledWith('You have unsaved changes. Leave without saving?');
    expect(sentence).toHaveValue('Snow.');
    ask.mockRestore();
  });

  it('says at its field that a town is unknown, and keeps what was typed', async () => {
    const { user } = openConsole('/admin/incidents/new', [
      choices,
      answering(calls.affectedByIncident, () => {
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'area.state', code: 'unknown' }],
        });
      }),
    ]);
    await user.type(await screen.findByRole('textbox', { name: /^What customers read/ }), 'Snow.');
    const state = screen.getByRole('textbox', { name: /^State/ });
    await user.type(state, 'Tahoe');
    await user.type(screen.getByLabelText(/^In force until/), '2026-12-07');
    expect(await screen.findByText('We don’t know this place. Check the spelling.')).toBeVisible();
    expect(state).toHaveValue('Tahoe');
  });
});

describe('the page of an incident', () => {
  it('emails the affected customers a text that staff can edit', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      unmoved,
      read({ state: 'none', sent: 0, waiting: 0 }),
      answering(calls.emailAffected, { customers: 12 }),
      answering(calls.incidentRecipients, { customers: 0, orders: [] }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Email affected customers' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Email to affected customers' }));
    const text = dialog.getByRole('textbox', { name: /^Text/ });
    expect(text).toHaveDisplayValue(new RegExp(openStrike.sentence));
    await user.clear(text);
    await user.type(text, 'We call you.');
    await user.click(dialog.getByRole('button', { name: 'Send emails' }));
    expect(called('console.email-affected').at(-1)?.input).toEqual({
      params: { incidentId: 'inc_1' },
      body: { subject: 'News about your shipment', body: 'We call you.' },
    });
  });

  it('shows how many customers are emailed, and stops the remaining emails', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      unmoved,
      read({ state: 'sending', sent: 4, waiting: 8 }),
      answering(calls.stopEmailing, { success: true }),
    ]);
    expect(await screen.findByText('4 of 12 customers emailed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop emailing' }));
    expect(called('console.stop-emailing')).toHaveLength(1);
  });

  it('CO-129 an ended incident offers no more moves or emails', async () => {
    openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      unmoved,
      answering(calls.readIncident, {
        id: 'inc_1',
        state: 'ended',
        fields: openStrike,
        mail: null,
        mailing: { state: 'done', sent: 2, waiting: 0 },
      }),
    ]);
    expect(await screen.findByText('No pickup has been moved for this incident.')).toBeVisible();
    expect(screen.getByText('2 customers emailed.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^(Move|Email)/ })).not.toBeInTheDocument();
  });

  it('CO-39 moves the affected pickups to the first weekday after the incident, or to another day', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      unmoved,
      read({ state: 'none', sent: 0, waiting: 0 }),
      answering(moveAffected, { pickups: 12 }),
      answering(planMove, { pickups: [], more: 0 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Move affected pickups' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Move pickups' }));
    const day = dialog.getByLabelText(/^New pickup day/);
    expect(day).toHaveValue('2026-12-08');
    await user.clear(day);
    await user.click(dialog.getByRole('button', { name: 'Move pickups' }));
    expect(day).toHaveAccessibleDescription(/Enter the new pickup day/);
    await user.type(day, '2026-12-09');
    await user.click(dialog.getByRole('button', { name: 'Move pickups' }));
    expect(called('console.move-affected').map(({ input }) => input)).toEqual([
      { params: { incidentId: 'inc_1' }, body: { day: '2026-12-09' } },
    ]);
  });

  it('CO-39 shows how many pickups are moved and which need a person, and stops the rest', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      read({ state: 'none', sent: 0, waiting: 0 }),
      answering(readMoving, {
        moving: {
          day: calendarDate('2026-12-08'),
          state: 'moving',
          moved: 4,
          waiting: 8,
          left: [
            {
              order_id: 'ord_1',
              display_id: 'SA-1AB-2CD',
              leg: 'outbound',
              reason: 'costs_more',
              difference_cents: cents(1240),
            },
          ],
        },
      }),
      answering(stopMoving, { success: true }),
    ]);
    expect(await screen.findByText('4 of 12 pickups moved. Now moving to Tue, Dec 8.')).toBeVisible();
    const left = within(screen.getByRole('region', { name: 'These need you' }));
    expect(left.getByRole('link', { name: 'SA-1AB-2CD' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(left.getByText('Outbound: It costs $12.40 more.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stop moving' }));
    expect(called('console.stop-moving')).toHaveLength(1);
  });

  it('ends an incident with a reason', async () => {
    const { user, called } = openConsole('/admin/incidents/inc_1', [
      choices,
      affected,
      history,
      untouched,
      unmoved,
      read({ state: 'done', sent: 12, waiting: 0 }),
      answering(calls.endIncident, { success: true }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'End incident' }));
    const dialog = within(screen.getByRole('dialog', { name: 'End this incident' }));
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'They work again{Enter}');
    expect(called('console.end-incident').at(-1)?.input).toEqual({
      params: { incidentId: 'inc_1' },
      body: { reason: 'They work again' },
    });
  });
});
