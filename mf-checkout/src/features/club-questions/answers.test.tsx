import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { choose, dialog, place, send, shown, wait } from '../../testing/asked-by-clubs.tsx';
import { firstRound, playing, wishes } from '../../testing/clubs.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
// No error is shown in the first five seconds of a page (VL-40).
const quietMs = 6000;

describe('what a club asks', () => {
  it('QN-02 PY-33 a club’s questions cannot be sent with a problem: the press names the field and goes there', async () => {
    const { user, called, ...page } = await shown();
    await place(page);
    await user.click(send());
    expect(choose(playing, 'Yes')).toHaveFocus();
    await user.click(choose(playing, 'Yes'));
    await user.click(send());
    const field = dialog().getByRole('textbox', { name: /tee time/ });
    expect(field).toHaveFocus();
    expect(field).toHaveAccessibleDescription(/Please answer this question/);
    expect(called('preferences.golf-answers')).toHaveLength(0);
    await user.type(field, '9:40');
    await user.click(send());
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-33 the last button before the order says that it places it, with the amount', async () => {
    const { user, ...page } = await shown();
    await place(page);
    expect(send()).toHaveAccessibleName(/^Send and place order, \$\d+\.\d{2}$/);
    await user.click(
      dialog().getByRole('button', { name: /^Skip questions and place order, \$\d+\.\d{2}$/ }),
    );
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-03 a club’s question shows the branch of the answer and hides the other, whose answer is not sent', async () => {
    const { user, called, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(choose(playing, 'No'));
    expect(dialog().queryByRole('textbox', { name: /tee time/ })).not.toBeInTheDocument();
    await user.type(dialog().getByRole('textbox', { name: /first round/ }), '12/02/2026');
    await user.tab();
    await user.click(send());
    await wait(0);
    expect(called('preferences.golf-answers')).toMatchObject([
      {
        input: {
          body: {
            cart_id: 'cart_1',
            club_preferences_answer: {
              club_id: 2,
              is_outbound: true,
              answers: [
                { question: playing, answer: 'no', type: 'logical' },
                { question: firstRound, answer: '2026-12-02', type: 'date' },
              ],
            },
          },
        },
      },
    ]);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-04 a required question that was left empty says that it needs an answer', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'Yes'));
    const field = dialog().getByRole('textbox', { name: /tee time/ });
    await user.click(field);
    await user.tab();
    await wait(quietMs);
    expect(field).toHaveAccessibleDescription(/Please answer this question/);
  });

  it('QN-05 an answer shows the number of remaining characters', async () => {
    const { user, ...page } = await shown();
    await place(page);
    const field = dialog().getByRole('textbox', { name: new RegExp(wishes.slice(0, 20)) });
    expect(field).toHaveAccessibleDescription(/20 characters left/);
    await user.type(field, 'x'.repeat(25));
    expect(field).toHaveValue('x'.repeat(20));
    expect(field).toHaveAccessibleDescription(/0 characters left/);
  });

  it('QN-07 OPEN-46 a date is chosen in a calendar or typed, and cannot be before today', async () => {
    const { user, ...page } = await shown();
    await place(page);
    await user.click(choose(playing, 'No'));
    const field = dialog().getByRole('textbox', { name: /first round/ });
    expect(dialog().getByRole('button', { name: /^Calendar for .*first round/ })).toBeVisible();
    await user.type(field, '11/22/2026');
    await user.tab();
    await wait(quietMs);
    expect(field).toBeInvalid();
    await user.click(send());
    expect(page.state().placing.phase).toBe('asking-club');
    await user.clear(field);
    await user.type(field, '11/23/2026');
    await user.click(send());
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });
});
