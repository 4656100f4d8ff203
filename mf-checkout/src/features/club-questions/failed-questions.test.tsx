import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { questionSets, saveGolfPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { screen } from '@testing-library/react';
import { choose, dialog, place, send, shown, wait } from '../../testing/asked-by-clubs.tsx';
import { playing, questionSetOf } from '../../testing/clubs.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a club asks', () => {
  it('ER-24 says for 5 s and in the dialog that answers could not be saved, and keeps them', async () => {
    let down = true;
    const { user, alerts, ...page } = await shown({
      answers: [
        answering(saveGolfPreferences, () => {
          if (down) throw refusal(503, 'unavailable');
          return { success: true as const };
        }),
      ],
    });
    await place(page);
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(send());
    await wait(0);
    expect(dialog().getByRole('alert')).toHaveTextContent(/Problem in saving Golf Preferences\./);
    expect(alerts).toContain('5: Problem in saving Golf Preferences.');
    down = false;
    await user.click(send());
    await wait(0);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('says in the dialog that the questions could not be loaded, and loads them again', async () => {
    let down = true;
    const { user, ...page } = await shown({
      answers: [
        answering(questionSets, () => {
          if (down) throw refusal(503, 'unavailable');
          return questionSetOf(2);
        }),
      ],
    });
    expect(screen.getByText(/We couldn’t load the questions for this order/)).toBeVisible();
    await place(page);
    expect(dialog().getByRole('alert')).toHaveTextContent(/We couldn’t load the questions for this order/);
    down = false;
    await user.click(dialog().getByRole('button', { name: 'Try again' }));
    await wait(0);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toBeInTheDocument();
  });
});
