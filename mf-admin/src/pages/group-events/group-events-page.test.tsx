import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import * as calls from '@sendahead/shared-contracts/console/group-event-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, waitFor } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { campClosing } from '../../testing/group-event.ts';

const { id, name, direction, first_day, last_day, answer_by, today } = campClosing;
const list = answering(calls.listGroupEvents, {
  events: [
    {
      id,
      name,
      direction,
      first_day,
      last_day,
      answer_by,
      club_name: 'Heronsway',
      state: 'open',
      people: 3,
      booked: 1,
    },
  ],
});
const choices = answering(calls.groupEventChoices, {
  club: { id: 1, name: 'Heronsway' },
  today,
  brands: [
    {
      slug: 'camps',
      name: 'Sendahead Camps',
      items: [{ size: 'trunk-standard', name: 'Trunk, Standard', contents_required: true }],
    },
  ],
});

describe('group events', () => {
  it('CO-52 lists group events with how many people have booked', async () => {
    openConsole('/admin/groups', [list], 'pro');
    expect(await screen.findByRole('row', { name: /Camp closing/ })).toHaveTextContent('1 of 3');
    expect(screen.getByRole('link', { name: 'Camp closing' })).toHaveAttribute('href', '/admin/groups/gev_1');
  });

  it('CO-52 club staff create a group event for their own club, with what the carrier must know', async () => {
    let tries = 0;
    const { user, called } = openConsole(
      '/admin/groups/new',
      [
        choices,
        answering(calls.makeGroupEvent, () => {
          tries += 1;
          if (tries === 1)
            throw new ApiError({
              status: 422,
              code: 'invalid',
              fields: [{ path: 'first_day', code: 'day_over' }],
            });
          return { id: 'gev_1' };
        }),
        answering(calls.readGroupEvent, campClosing),
      ],
      'pro',
    );
    expect(await screen.findByText('Each family pays online for its own booking.')).toBeVisible();
    expect(screen.queryByRole('combobox', { name: 'Club' })).not.toBeInTheDocument();
    const create = screen.getByRole('button', { name: 'Create event' });
    await user.click(create);
    expect(await screen.findAllByText('Fill in this field.')).toHaveLength(5);
    // The focus moves in the next frame, and would take the keys with it.
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Camp closing');
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'What each person ships' }),
      'Trunk, Standard',
    );
    await user.type(screen.getByRole('textbox', { name: 'Contents' }), 'Clothing');
    await user.type(screen.getByLabelText(/First pickup day/), '2026-12-08');
    await user.type(screen.getByLabelText(/Last pickup day/), '2026-12-11');
    await user.type(screen.getByLabelText(/Book by/), '2026-12-04');
    await user.click(create);
    expect(await screen.findByText('Choose a day from today on.')).toBeVisible();
    await user.click(create);
    await waitFor(() =>
      expect(called('console.make-group-event').at(-1)?.input).toEqual({
        body: {
          name: 'Camp closing',
          club_id: 1,
          direction: 'from_club',
          brand: 'camps',
          size: 'trunk-standard',
          contents: 'Clothing',
          first_day: '2026-12-08',
          last_day: '2026-12-11',
          answer_by: '2026-12-04',
          paid_by: 'family',
        },
      }),
    );
    expect(await screen.findByRole('heading', { name: 'Camp closing' })).toBeVisible();
  });

  it('CO-70 a club with an account pays the bookings of an event if that is chosen', async () => {
    const { user } = openConsole(
      '/admin/groups/new',
      [
        answering(calls.groupEventChoices, {
          club: { id: 1, name: 'Heronsway' },
          today,
          club_can_pay: true,
          brands: [],
        }),
      ],
      'pro',
    );
    expect(await screen.findByRole('radio', { name: 'Each family' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: 'The club' }));
    expect(screen.getByText(/Bookings go on the club’s account/)).toBeVisible();
  });

  it('CO-103 says that each family pays online, with an estimate once the item is chosen', async () => {
    const { user } = openConsole(
      '/admin/groups/new',
      [
        answering(calls.groupEventChoices, ({ query }) => ({
          club: { id: 1, name: 'Heronsway' },
          today,
          ...(query.size ? { each_cents: 7_150 } : {}),
          brands: [
            {
              slug: 'camps',
              name: 'Sendahead Camps',
              items: [{ size: 'trunk-standard', name: 'Trunk, Standard', contents_required: false }],
            },
          ],
        })),
      ],
      'pro',
    );
    expect(await screen.findByText('Each family pays online for its own booking.')).toBeVisible();
    expect(screen.queryByText(/^About \$/)).not.toBeInTheDocument();
    await user.selectOptions(
      screen.getByRole('combobox', { name: /What each person ships/ }),
      'Trunk, Standard',
    );
    expect(await screen.findByText(/^About \$71\.50 for each person at today’s rates/)).toBeVisible();
    expect(screen.getByText('Each family pays online for its own booking.')).toBeVisible();
  });

  it('CO-94 shows the approximate cost per person to the club, once the shipped items are chosen', async () => {
    const { user, called } = openConsole(
      '/admin/groups/new',
      [
        answering(calls.groupEventChoices, ({ query }) => ({
          club: { id: 1, name: 'Heronsway' },
          today,
          club_can_pay: true,
          ...(query.size ? { each_cents: 7_150 } : {}),
          brands: [
            {
              slug: 'golf',
              name: 'Golf',
              items: [{ size: 'golf-standard', name: 'Golf bag', contents_required: false }],
            },
          ],
        })),
      ],
      'pro',
    );
    await user.click(await screen.findByRole('radio', { name: 'The club' }));
    expect(screen.queryByText(/^About \$/)).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: /What each person ships/ }), 'Golf bag');
    expect(await screen.findByText(/^About \$71\.50 for each person at today’s rates/)).toBeVisible();
    expect(called('console.group-event-choices').at(-1)?.input).toEqual({
      query: { club_id: '1', brand: 'golf', size: 'golf-standard', direction: 'from_club' },
    });
  });
});
