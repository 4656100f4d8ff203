import '@testing-library/jest-dom';
import '@sendahead/shared-ui/testing/native-dialog';
import { screen } from '@testing-library/react';
import { choose, dialog, noQuestions, place, send, shown, wait } from '../../testing/asked-by-clubs.tsx';
import { bunk, campQuestions, playing, questionSetOf, teeTime } from '../../testing/clubs.ts';
import { goodTravelers, roundTrip } from '../../testing/page-slices.ts';
import { readClubStep } from './club-step.tsx';

beforeAll(readClubStep);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('what a club asks', () => {
  it('QN-01 PY-10 a club’s questions are asked before the order, with header and subheader', async () => {
    const page = await shown();
    await place(page);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toHaveTextContent('Pinewhistle. Subheader 2');
    expect(page.state().placing.phase).toBe('asking-club');
    expect(page.called('payments.process-payment')).toHaveLength(0);
  });

  it('PY-12 on a round trip the destination’s club asks first, then the origin’s', async () => {
    const { user, called, ...page } = await shown({
      sets: { 2: questionSetOf(2), 7: questionSetOf(7) },
      origin: 7,
      before: ({ itinerary }) => itinerary(roundTrip()),
    });
    await place(page);
    expect(screen.getByRole('dialog', { name: 'Header 2' })).toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '9:40');
    await user.click(send());
    await wait(0);
    expect(screen.getByRole('dialog', { name: 'Header 7' })).toBeInTheDocument();
    expect(dialog().queryByRole('textbox', { name: /tee time/ })).not.toBeInTheDocument();
    await user.click(choose(playing, 'Yes'));
    await user.type(dialog().getByRole('textbox', { name: /tee time/ }), '10:20');
    await user.click(send());
    await wait(0);
    expect(
      called('preferences.golf-answers').map(({ input }) => (input as { body: object }).body),
    ).toMatchObject([
      { club_preferences_answer: { club_id: 2, is_outbound: true } },
      { club_preferences_answer: { club_id: 7, is_outbound: false } },
    ]);
    expect(page.state().placing.phase).toBe('placed');
  });

  it('PY-13 a club without questions asks nothing', async () => {
    const page = await shown({ sets: { 2: noQuestions(2) } });
    await place(page);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-08 MD-24 in camps each camper answers a club’s questions, and each entry names the camper', async () => {
    const [ann] = goodTravelers().travelers;
    if (!ann) throw new Error('a trip without a traveler');
    const { user, called, ...page } = await shown({
      sets: { 2: questionSetOf(2, { perTraveler: true, questions: campQuestions }) },
      before: ({ travelers }) =>
        travelers(goodTravelers({ travelers: [ann, { ...ann, id: '2', firstName: 'Ben' }] })),
    });
    await place(page);
    expect(dialog().getByText('Ann Lee')).toBeVisible();
    await user.type(dialog().getByRole('textbox', { name: /bunk/ }), 'Bunk 1');
    await user.click(send());
    await wait(0);
    expect(dialog().getByText('Ben Lee')).toBeVisible();
    expect(dialog().getByRole('textbox', { name: /bunk/ })).toHaveValue('');
    await user.type(dialog().getByRole('textbox', { name: /bunk/ }), 'Bunk 2');
    await user.click(send());
    await wait(0);
    expect(called('preferences.camps-answers').at(-1)).toMatchObject({
      input: {
        body: {
          club_preferences_answer: {
            answers: [
              { question: bunk, answer: 'Bunk 1', traveler_id: '1' },
              { question: bunk, answer: 'Bunk 2', traveler_id: '2' },
            ],
          },
        },
      },
    });
    expect(page.state().placing.phase).toBe('placed');
  });

  it('QN-09 answers are restored after a reload, are not requested again, and can be changed until the order', async () => {
    const { user, called, ...page } = await shown({
      saved: [
        {
          club_id: 2,
          answers: [
            { question: playing, answer: 'yes', type: 'logical' },
            { question: teeTime, answer: '9:40', type: 'text' },
          ],
        },
      ],
    });
    await user.click(screen.getByRole('button', { name: /Change answers/ }));
    expect(choose(playing, 'Yes')).toBeChecked();
    const field = dialog().getByRole('textbox', { name: /tee time/ });
    expect(field).toHaveValue('9:40');
    await user.clear(field);
    await user.type(field, '11:00');
    await user.click(send());
    await wait(0);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(called('preferences.golf-answers')).toHaveLength(1);
    await place(page);
    expect(page.state().placing.phase).toBe('placed');
  });
});
