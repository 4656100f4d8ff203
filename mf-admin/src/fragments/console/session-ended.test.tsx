import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { readSession } from '@sendahead/shared-contracts/accounts/session-calls';
import { sessionTopic, signedInEvent, signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import { searchConsole } from '@sendahead/shared-contracts/console/search-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { act, screen, waitFor, within } from '@testing-library/react';
import { openConsole } from '../../testing/console.tsx';
import { nothingFound } from '../../testing/nothing-found.ts';
import { sessionOf } from '../../testing/people.ts';

const admin = sessionOf('admin');
const info = {
  role: admin.role,
  user: admin.user && {
    id: admin.user.id,
    email: admin.user.email,
    first_name: admin.user.firstName,
    last_name: admin.user.lastName,
    phone: '',
  },
  accepted_terms: true,
  csrf_token: 'token',
};

/** The console with something typed into its search, and a way to end the session. */
async function typedInConsole() {
  const opened = openConsole('/admin/no-such-page', [
    answering(readSession, info),
    answering(searchConsole, nothingFound),
  ]);
  const field = await screen.findByRole('combobox');
  await opened.user.type(field, 'ann');
  await screen.findByText(/^Nothing found/);
  const end = () => act(() => opened.host.page.bind('shell').publish(sessionTopic, sessionOf('guest')));
  return { ...opened, end };
}

describe('a session that ends while staff work', () => {
  it('CO-57 an ended session keeps the page and the typed text, and continues after a sign-in in another tab', async () => {
    const { host, user, end } = await typedInConsole();
    const entered: unknown[] = [];
    host.page
      .bind('shell')
      .events(signedInEvent)
      .subscribe((event) => entered.push(event));
    end();
    const dialog = within(await screen.findByRole('dialog', { name: 'Your session ended' }));
    expect(dialog.getByRole('link', { name: 'Sign in' })).toHaveAttribute('target', '_blank');
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('combobox')).toHaveValue('ann');
    expect(screen.getByRole('link', { name: 'Sign in' })).toBeVisible();

    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(entered).toEqual([{ userId: info.user?.id, ordering: true }]));
    act(() => host.page.bind('shell').publish(sessionTopic, admin));
    expect(screen.queryByRole('link', { name: 'Sign in' })).toBeNull();
    expect(screen.getByRole('combobox')).toHaveValue('ann');
  });

  it('CO-57 a person who signs out leaves nothing on the page', async () => {
    const { host, end } = await typedInConsole();
    act(() => host.page.bind('shell').publish(signedOutEvent, {}));
    end();
    expect(screen.getByText('Sign in as staff to continue.')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
  });
});
