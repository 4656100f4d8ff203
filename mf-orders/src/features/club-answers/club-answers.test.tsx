import '@testing-library/jest-dom';
import { answering, refusal } from '@sendahead/shared-contracts/factories/fake-api';
import { readOrderPreferences } from '@sendahead/shared-contracts/preferences/calls';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openPart } from '../../testing/order-part.tsx';
import { detail } from '../../testing/orders.ts';
import { ClubAnswers } from './club-answers.tsx';

const toClub = detail({ at_clubs: true });
const result = {
  answers: [
    {
      club_id: 6,
      club_name: 'Nightjar Golf Club',
      is_outbound: true,
      answers: [
        { question: 'Will you play on the day of arrival?', answer: 'yes', type: 'logical' },
        { question: 'What is your tee time?', answer: '9:40', type: 'text' },
      ],
    },
  ],
  international_info: null,
};
const part = () => screen.findByRole('region', { name: 'Your answers' });

describe('QN-09 the answers to a club', () => {
  it('answers appear in the order with their questions', async () => {
    openPart(<ClubAnswers />, { order: toClub, answers: [answering(readOrderPreferences, result)] });
    const answers = within(await part());
    expect(answers.getByRole('heading', { name: 'Nightjar Golf Club' })).toBeVisible();
    expect(answers.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Will you play on the day of arrival?',
      'What is your tee time?',
    ]);
    expect(answers.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['Yes', '9:40']);
  });

  it('answers are hidden if no club asked anything', async () => {
    const { api, container } = openPart(<ClubAnswers />, {
      order: toClub,
      answers: [answering(readOrderPreferences, { answers: [], international_info: null })],
    });
    await waitFor(() => expect(api.calls).toHaveLength(1));
    expect(container).toBeEmptyDOMElement();
  });

  it('answers are not requested if the order goes to no club', () => {
    const { api } = openPart(<ClubAnswers />);
    expect(api.calls).toEqual([]);
  });

  it('answers that cannot be loaded show an error in their place, and can be requested again', async () => {
    let up = false;
    openPart(<ClubAnswers />, {
      order: toClub,
      answers: [
        answering(readOrderPreferences, () => {
          if (!up) throw refusal(503, 'unavailable');
          return result;
        }),
      ],
    });
    await part();
    up = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('9:40')).toBeVisible();
  });
});
