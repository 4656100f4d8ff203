import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { setCartUser } from '@sendahead/shared-contracts/admin/book-for-calls';
import { addClubUser, findPeople } from '@sendahead/shared-contracts/admin/people-calls';
import type { Role } from '@sendahead/shared-contracts/call/roles';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { autocompleteClub } from '@sendahead/shared-contracts/geo/lookup-calls';
import { alertRaisedEvent } from '@sendahead/shared-contracts/page/topics';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOf } from '../../testing/people.ts';
import { started } from '../../testing/started.ts';
import { AssistanceStrip } from './assistance-strip.tsx';

beforeAll(() =>
  Promise.all([import('./helping.tsx'), import('../../features/add-club-user/add-club-user.tsx')]),
);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const nobody = answering(findPeople, { people: [], more: false });
const set = answering(setCartUser, { success: true, on_behalf_user: 'usr_new' });
const added = answering(addClubUser, { user_id: 'usr_new', user_email: 'nell@new.test' });

async function opened(answers: NonNullable<Parameters<typeof started>[0]>['answers'], role: Role = 'pro') {
  const page = started({ answers: [nobody, set, ...(answers ?? [])] });
  const alerts: unknown[] = [];
  page.shell.events(alertRaisedEvent).subscribe((alert) => alerts.push(alert));
  render(<AssistanceStrip store={page.admin} host={page.host} />);
  act(() => {
    page.cart('A');
    page.session(sessionOf(role));
  });
  await wait(0);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await user.type(screen.getByRole('combobox', { name: 'Book for someone else' }), 'Nell New');
  await wait(500);
  await user.click(screen.getByRole('button', { name: 'Add club user' }));
  await wait(0);
  const dialog = within(screen.getByRole('dialog', { name: 'Add club user' }));
  const field = (name: string) => dialog.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const add = async () => {
    await user.click(dialog.getByRole('button', { name: 'Add and book for this user' }));
    await wait(0);
  };
  const fill = async () => {
    await user.type(field('Email'), 'nell@new.test');
    await user.type(field('Phone'), '843-555-0199');
  };
  return { ...page, alerts, user, dialog, field, add, fill };
}

describe('adding a club user', () => {
  it('TK-16 MD-08 ER-06 adds the user of a search without a hit, says so for 4 s, and books for that user', async () => {
    const page = await opened([added]);
    expect(page.field('First name')).toHaveValue('Nell');
    expect(page.field('Last name')).toHaveValue('New');
    await page.fill();
    await page.add();
    expect(page.called('admin.add-club-user')).toMatchObject([
      {
        input: {
          body: {
            club_id: 1,
            first_name: 'Nell',
            last_name: 'New',
            email: 'nell@new.test',
            phone: '843-555-0199',
          },
        },
      },
    ]);
    expect(page.alerts).toEqual([
      { severity: 'success', text: 'Nell New was added and invited by email.', seconds: 4 },
    ]);
    expect(page.called('admin.set-cart-user')).toMatchObject([{ input: { body: { user_id: 'usr_new' } } }]);
    expect(screen.getByText(/You’re booking for/)).toHaveTextContent('Nell New');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('MD-08 shows each error of a new user at its field, and focuses the first', async () => {
    const page = await opened([added]);
    await page.user.clear(page.field('First name'));
    await page.user.type(page.field('Email'), 'nell');
    await page.user.type(page.field('Phone'), '12');
    await page.add();
    expect(page.field('First name')).toHaveAccessibleDescription('Please enter the first name');
    expect(page.field('First name')).toHaveFocus();
    expect(page.field('Email')).toHaveAccessibleDescription('Please enter valid email address.');
    expect(page.field('Phone')).toHaveAccessibleDescription('Please enter a valid phone number');
    expect(page.called('admin.add-club-user')).toHaveLength(0);
  });

  it('MD-08 VL-34 adds a user with a phone number of another country', async () => {
    const page = await opened([added]);
    await page.user.type(page.field('Email'), 'nell@new.test');
    await page.user.selectOptions(page.dialog.getByRole('combobox', { name: 'Country code' }), 'ES');
    await page.user.type(page.field('Phone'), '912 345 678');
    await page.add();
    expect(page.called('admin.add-club-user')).toMatchObject([
      { input: { body: { phone: '+34 912 34 56 78' } } },
    ]);
  });

  it('MD-08 shows what the server refuses at its field, and keeps the input', async () => {
    const page = await opened([
      answering(addClubUser, () => {
        throw refusal(409, 'email_taken');
      }),
    ]);
    await page.fill();
    await page.add();
    expect(page.field('Email')).toHaveAccessibleDescription('Is already taken');
    expect(page.field('Phone')).toHaveValue('843-555-0199');
  });

  it('MD-08 reports a failed call, and can be retried', async () => {
    const page = await opened([
      answering(addClubUser, () => {
        throw refusal(503, 'unavailable');
      }),
    ]);
    await page.fill();
    await page.add();
    expect(page.dialog.getByRole('alert')).toHaveTextContent('We couldn’t add the user.');
    await page.add();
    expect(page.called('admin.add-club-user')).toHaveLength(2);
  });

  it('MD-08 an admin chooses the club of the new user', async () => {
    const club = {
      id: 'facility-7',
      kind: 'facility' as const,
      label: 'Pinewhistle',
      detail: 'Cary, NC',
      preferred: false,
      club_id: 7,
      autofill_zip: '',
      autofill_city: '',
      autofill_state: '',
      autofill_country: '',
      autofill_address: '',
      autofill_club_id: null,
    };
    const page = await opened([added, answering(autocompleteClub, { items: [club] })], 'admin');
    await page.fill();
    await page.add();
    const box = page.dialog.getByRole('combobox', { name: /^Club/ });
    expect(box).toHaveAccessibleDescription('Please select a club');
    await page.user.type(box, 'pine');
    await wait(500);
    await page.user.keyboard('{ArrowDown}{Enter}');
    await page.add();
    expect(page.called('admin.add-club-user')).toMatchObject([{ input: { body: { club_id: 7 } } }]);
  });
});
