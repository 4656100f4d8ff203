import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { assistanceTopic } from '@sendahead/shared-contracts/page/assistance';
import { act, screen } from '@testing-library/react';
import { choose, dialog, place, send, shown, wait } from '../../testing/asked-by-clubs.tsx';
import { playing, questionSetOf, wishes } from '../../testing/clubs.ts';
import { customer } from '../../testing/people.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a club asks', () => {
  it('QN-06 a club’s questions can be skipped, unless the club requires every answer', async () => {
    const free = await shown();
    await place(free);
    expect(dialog().getByText('We place your order right after these questions.')).toBeVisible();
    await free.user.click(dialog().getByRole('button', { name: /^Skip questions/ }));
    await wait(0);
    expect(free.state().placing.phase).toBe('placed');
    expect(free.called('preferences.golf-answers')).toHaveLength(0);
  });

  it('QN-06 CO-86 staff who send a link to pay read that the link follows, not an order', async () => {
    const page = await shown();
    await act(async () => {
      page.host.page.bind('mf-admin').publish(assistanceTopic, {
        kind: 'on_behalf',
        userId: 'usr_morgan',
        userEmail: 'morgan@club.test',
      });
      page.page.session(customer({ role: 'admin', onBehalfOf: 'usr_morgan' }));
    });
    await wait(500);
    await page.user.click(screen.getByRole('radio', { name: 'Send a link to pay' }));
    await wait(500);
    await place(page);
    expect(dialog().getByText('We email the link to pay right after these questions.')).toBeVisible();
  });

  it('QN-06 a club that requires every answer offers no way to skip', async () => {
    const { user, ...page } = await shown({ sets: { 2: questionSetOf(2, { requiresAll: true }) } });
    await place(page);
    expect(dialog().queryByRole('button', { name: /^Skip questions/ })).not.toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(send());
    expect(page.state().placing.phase).toBe('asking-club');
    await user.type(dialog().getByRole('textbox', { name: new RegExp(wishes.slice(0, 20)) }), 'Shade');
    await user.click(send());
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-06 leaving a club’s questions with Escape says that nothing was ordered, and keeps the input', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.keyboard('{Escape}');
    await wait(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByText(/Nothing was ordered or charged\. Your answers are saved/)).toBeVisible();
    await place(page);
    expect(dialog().getByRole('textbox', { name: /tee time/ })).toHaveValue('9:40');
  });
});
