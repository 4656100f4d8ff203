import '@testing-library/jest-dom';
import { signOut } from '@sendahead/shared-contracts/accounts/calls';
import { signedOutEvent } from '@sendahead/shared-contracts/accounts/topics';
import { assistingRoles, roles } from '@sendahead/shared-contracts/call/roles';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sessionOf } from '../../testing/people.ts';
import { started } from '../../testing/started.ts';
import { AssistanceStrip } from './assistance-strip.tsx';

beforeAll(() => import('./helping.tsx'));

function shown(options: Parameters<typeof started>[0] = {}) {
  const page = started(options);
  render(<AssistanceStrip store={page.admin} host={page.host} />);
  return { ...page, user: userEvent.setup() };
}

describe('the assistance strip', () => {
  it.each(roles)('RO-01 appears only for our staff and club staff: %s', async (role) => {
    const page = shown();
    await act(async () => {
      page.session(sessionOf(role));
    });
    expect(screen.queryByRole('region', { name: 'Assistance' }) !== null).toBe(assistingRoles.includes(role));
  });

  it('RO-01 shows the staff role of the signed-in user', () => {
    const page = shown();
    act(() => {
      page.session(sessionOf('admin_plus'));
    });
    expect(screen.getByRole('region', { name: 'Assistance' })).toHaveTextContent(
      'Admin plus admin_plus@demo.test',
    );
  });

  it('EN-04 shows and copies the cart’s number', async () => {
    const page = shown();
    act(() => {
      page.session(sessionOf('admin'));
    });
    expect(screen.getByText('No cart yet')).toBeInTheDocument();
    act(() => {
      page.cart('SA-204817');
    });
    await page.user.click(screen.getByRole('button', { name: 'Copy cart number SA-204817' }));
    expect(page.copied).toEqual(['SA-204817']);
    expect(await screen.findByText('Copied', { selector: '[role="status"]' })).toBeInTheDocument();
  });

  it('gives instructions when the browser refuses to copy', async () => {
    const page = shown({ copy: () => Promise.reject(new Error('refused')) });
    act(() => {
      page.session(sessionOf('admin'));
      page.cart('SA-204817');
    });
    await page.user.click(screen.getByRole('button', { name: /Copy/ }));
    expect(
      await screen.findByText(/We couldn’t copy it/, { selector: '[role="status"]' }),
    ).toBeInTheDocument();
  });

  it('signs out once and notifies the page', async () => {
    const page = shown();
    let published = 0;
    page.shell.events(signedOutEvent).subscribe(() => {
      published += 1;
    });
    act(() => {
      page.session(sessionOf('admin'));
    });
    await page.user.dblClick(screen.getByRole('button', { name: 'Sign out' }));
    expect([page.api.calls.length, published]).toEqual([1, 1]);
    expect(screen.queryByRole('region', { name: 'Assistance' })).not.toBeInTheDocument();
  });

  it('shows an error when signing out fails, and lets the user retry', async () => {
    const failing = answering(signOut, () => {
      throw refusal(503, 'unavailable');
    });
    const page = shown({ answers: [failing] });
    act(() => {
      page.session(sessionOf('admin'));
    });
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t sign you out. Try again.');
    await page.user.click(screen.getByRole('button', { name: 'Sign out' }));
    expect(page.api.calls).toHaveLength(2);
  });
});

it('publishes that nobody is assisted, and cleans up when it unmounts', () => {
  const page = started();
  const published: unknown[] = [];
  page.shell.state(assistanceTopic).subscribe((assistance) => published.push(assistance));
  page.stop();
  page.host.bus.dispose();
  expect(published).toEqual([{ kind: 'none', userId: null, userEmail: null }]);
  expect([page.host.page.liveSubscriptions('mf-admin'), page.host.troubles]).toEqual([0, []]);
});
