import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { campClosing } from '../../testing/group-event.ts';

const read = (more: Partial<GroupEventView> = {}) =>
  answering(calls.readGroupEvent, { ...campClosing, ...more });
const done = { success: true as const };

describe('the board of a group event', () => {
  it('CO-53 lists who has booked with which order, and finds people by name and by state', async () => {
    const { user } = openConsole('/admin/groups/gev_1', [read()]);
    const table = within(await screen.findByRole('table', { name: 'People' }));
    expect(table.getByRole('row', { name: /Bo Booked/ })).toHaveTextContent('Booked');
    expect(table.getByRole('link', { name: 'SA-1' })).toHaveAttribute('href', '/admin/orders/ord_1');
    expect(table.getByRole('row', { name: /Em Emailed/ })).toHaveTextContent('Emailed Mon, Nov 30');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Not emailed');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Bo Booked/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Nia New/ })).toBeVisible();
  });

  it('CO-90 shows a canceled booking with its date, who canceled it and its order, and counts it separately', async () => {
    const people = campClosing.people.map((person) =>
      person.id === 'gpp_emailed'
        ? {
            ...person,
            canceled: {
              order_id: 'ord_9',
              display_id: 'SA-9',
              on: calendarDate('2026-11-30'),
              by: 'Ada Plus',
            },
          }
        : person,
    );
    const { user } = openConsole('/admin/groups/gev_1', [read({ people })]);
    const row = await screen.findByRole('row', { name: /Em Emailed/ });
    expect(row).toHaveTextContent('Canceled Mon, Nov 30 by Ada Plus');
    expect(within(row).getByRole('link', { name: 'SA-9' })).toHaveAttribute('href', '/admin/orders/ord_9');
    const counted = (name: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling;
    expect(['People', 'Booked', 'Canceled', 'Not booked'].map((name) => counted(name)?.textContent)).toEqual([
      ...['3', '1', '1', '1'],
    ]);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Canceled');
    await waitFor(() => expect(screen.queryByRole('row', { name: /Nia New/ })).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /Em Emailed/ })).toBeVisible();
  });

  it('CO-71 CO-72 names an email that was not delivered, and corrects it in place', async () => {
    const people = campClosing.people.map((person) =>
      person.state === 'emailed' ? { ...person, email_failed: true } : person,
    );
    const { user, called } = openConsole('/admin/groups/gev_1', [
      read({ people }),
      answering(calls.groupEventChoices, {
        club: { id: 1, name: 'Heronsway' },
        today: campClosing.today,
        brands: [],
      }),
      answering(calls.changeGroupPerson, { success: true, emailed: true }),
    ]);
    expect(await screen.findByText('Email not delivered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Edit Em Emailed' }));
    const email = screen.getByRole('textbox', { name: 'Email' });
    await user.clear(email);
    await user.type(email, 'em.new@lane.test');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(called('console.change-group-person')).toMatchObject([
        { input: { params: { personId: 'gpp_emailed' }, body: { email: 'em.new@lane.test', bunk: '3' } } },
      ]),
    );
    expect(
      await screen.findByText('Em Emailed is saved. The new link is on its way to em.new@lane.test.'),
    ).toBeVisible();
  });

  it('CO-53 CO-83 emails those without an email and reminds those who have not booked, after a confirmation', async () => {
    const email_sample = {
      to: 'Nia New',
      invitation: 'Sendahead Camps: Book shipping for Nia New',
      reminder: 'Sendahead Camps: Reminder: book shipping for Nia New',
      text: 'Hello Nia New, Heronsway prepared your booking for Camp closing.',
    };
    const { user, called } = openConsole('/admin/groups/gev_1', [
      read({ email_sample }),
      answering(calls.emailGroup, { emails: 1 }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Email 1 person' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Send 1 email to 1 person?' }));
    expect(dialog.getByText('Nia New, nia@lane.test')).toBeVisible();
    expect(dialog.getByText(email_sample.invitation)).toBeVisible();
    expect(dialog.getByText(email_sample.text)).toBeVisible();
    expect(called('console.email-group')).toEqual([]);
    await user.click(dialog.getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('Emails to 1 person are on their way.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remind 1 person' }));
    await user.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() =>
      expect(called('console.email-group').map(({ input }) => input)).toMatchObject([
        { body: { to: 'new' } },
        { body: { to: 'unanswered' } },
      ]),
    );
  });

  it('CO-53 offers no reminder on the day of the last one, or after the deadline', async () => {
    const people = campClosing.people.map((person) => ({
      ...person,
      ...(person.state === 'booked' ? {} : { state: 'emailed' as const, emailed_on: campClosing.today }),
    }));
    const { close } = openConsole('/admin/groups/gev_1', [read({ people })]);
    expect(await screen.findByText(/You can remind them tomorrow/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Remind \d/ })).not.toBeInTheDocument();
    close();
    openConsole('/admin/groups/gev_1', [read({ answer_by: calendarDate('2026-11-30') })]);
    expect(await screen.findByText(/The deadline has passed/)).toBeVisible();
  });

  it('CO-52 removes a person and closes the event, each after a confirmation', async () => {
    const { user, called } = openConsole('/admin/groups/gev_1', [
      read(),
      answering(calls.removeGroupPerson, done),
      answering(calls.closeGroupEvent, done),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Remove Nia New' }));
    const question = within(await screen.findByRole('dialog', { name: 'Remove Nia New' }));
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await waitFor(() =>
      expect(called('console.remove-group-person')[0]?.input).toEqual({
        params: { eventId: 'gev_1', personId: 'gpp_new' },
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Close event' }));
    const closing = within(await screen.findByRole('dialog', { name: 'Close this event?' }));
    await user.click(closing.getByRole('button', { name: 'Close event' }));
    await waitFor(() => expect(called('console.close-group-event')).toHaveLength(1));
  });

  it('CO-52 changes the deadline, and says at the field why a date is not accepted', async () => {
    const { user } = openConsole('/admin/groups/gev_1', [
      read(),
      answering(calls.moveGroupDeadline, () => {
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'answer_by', code: 'answer_by_out_of_range' }],
        });
      }),
    ]);
    await user.click(await screen.findByRole('button', { name: 'Change deadline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change deadline' }));
    await user.click(dialog.getByRole('button', { name: 'Save deadline' }));
    expect(await dialog.findByText('Choose a day from today until the last day.')).toBeVisible();
  });

  it('CO-52 the event of another club is not found', async () => {
    const missing = answering(calls.readGroupEvent, () => {
      throw refusal(404, 'no_such_thing');
    });
    openConsole('/admin/groups/gev_9', [missing], 'pro');
    expect(await screen.findByText(/doesn’t exist, or you don’t have access/)).toBeVisible();
  });
});

describe('the day of a group event', () => {
  it('CO-54 the day of the event offers labels and a list to print, and a check box for each person who booked', async () => {
    const { user, called } = openConsole('/admin/groups/gev_1?view=day', [
      read(),
      answering(calls.markHandedOver, done),
    ]);
    expect(await screen.findByRole('link', { name: 'Print labels on letter paper' })).toHaveAttribute(
      'href',
      '/api/v6/console/group_events/gev_1/labels?paper=letter',
    );
    expect(screen.getByRole('link', { name: 'Download the list as a spreadsheet' })).toBeVisible();
    expect(screen.getByText('0 of 1 handed over')).toBeVisible();
    const tick = screen.getByRole('checkbox', { name: 'Bo Booked' });
    expect(tick).toHaveAccessibleDescription('Bunk 1, Trunk, Standard, SA-1');
    await user.click(tick);
    await waitFor(() =>
      expect(called('console.mark-handed-over')[0]?.input).toEqual({
        params: { eventId: 'gev_1', personId: 'gpp_booked' },
        body: { handed_over: true },
      }),
    );
  });

  it('CO-54 an event whose bags go to the club prints labels too', async () => {
    openConsole('/admin/groups/gev_1?view=day', [read({ direction: 'to_club' })]);
    expect(await screen.findByText(/Families get their labels too/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: /^Print/ })).toHaveLength(2);
  });
});
