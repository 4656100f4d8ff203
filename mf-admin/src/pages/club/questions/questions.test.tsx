import '@testing-library/jest-dom';
import { ApiError } from '@sendahead/shared-contracts/client/api-error';
import { readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  changeQuestionSet,
  type QuestionSetFields,
  readQuestionSet,
} from '@sendahead/shared-contracts/console/question-calls';
import { answering } from '@sendahead/shared-contracts/factories/fake-api';
import { screen, within } from '@testing-library/react';
import { club } from '../../../testing/club.ts';
import { standing } from '../../../testing/club-page.ts';
import { openConsole } from '../../../testing/console.tsx';

const fields: QuestionSetFields = {
  header: 'Before you arrive',
  subheader: '',
  require_all: false,
  questions: [
    {
      question: 'Do you ride the shuttle?',
      type: 'logical',
      required: true,
      max_length: 255,
      yes: [{ question: 'From which terminal?', type: 'text', required: true, max_length: 60 }],
      no: [],
    },
    { question: 'When do you play?', type: 'date', required: false, max_length: 255, yes: [], no: [] },
  ],
};
const open = (...answers: Parameters<typeof openConsole>[1]) =>
  openConsole('/admin/clubs/1', [
    standing,
    ...answers,
    answering(readClub, { ...club, fields: { ...club.fields, billing: null } }),
    answering(readQuestionSet, { fields }),
    answering(changeHistory, { changes: [] }),
  ]);
const panel = async () => {
  await screen.findByRole('button', { name: 'Add a question' });
  return within(screen.getByRole('region', { name: 'Questions' }));
};
const preview = () => screen.getByRole('region', { name: 'As guests see it' });
const saved = answering(changeQuestionSet, { success: true });

describe('what a club asks, on its page', () => {
  it('CO-15 staff change, reorder and branch a club’s questions, with a preview of what guests see', async () => {
    const { user, called } = open(saved);
    const questions = await panel();
    expect(preview()).toHaveTextContent('Yes: From which terminal? Text, 60 characters, required');
    await user.click(questions.getByRole('button', { name: 'Move up: When do you play?' }));
    const shuttle = within(questions.getByRole('group', { name: 'Do you ride the shuttle?' }));
    await user.click(shuttle.getByRole('button', { name: 'Ask more after a no' }));
    const after = within(shuttle.getByRole('region', { name: 'After a no' }));
    await user.type(after.getByRole('textbox', { name: /Question/ }), 'Which car comes?');
    expect(preview()).toHaveTextContent('No: Which car comes?');
    await user.click(questions.getByRole('button', { name: 'Save 1 change' }));
    expect(await screen.findByText('Saved. New bookings use these questions.')).toBeVisible();
    expect(called('console.change-question-set')[0]?.input).toMatchObject({
      params: { clubId: '1' },
      body: {
        fields: {
          questions: [
            { question: 'When do you play?' },
            { question: 'Do you ride the shuttle?', no: [{ question: 'Which car comes?' }] },
          ],
        },
        expected: { questions: fields.questions },
      },
    });
  });

  it('CO-15 says at its field which question has no text, and which is a duplicate', async () => {
    const { user, called } = open(
      answering(changeQuestionSet, () => {
        throw new ApiError({
          status: 422,
          code: 'invalid',
          fields: [{ path: 'fields.questions.2.question', code: 'asked_twice' }],
        });
      }),
    );
    const questions = await panel();
    await user.click(questions.getByRole('button', { name: 'Add a question' }));
    await user.click(questions.getByRole('button', { name: 'Save 1 change' }));
    const last = within(questions.getByRole('group', { name: 'an empty question' })).getByRole('textbox', {
      name: /Question/,
    });
    expect(last).toHaveAccessibleDescription(/Fill in this field/);
    expect(called('console.change-question-set')).toEqual([]);
    await user.type(last, 'When do you play?');
    await user.click(questions.getByRole('button', { name: 'Save 1 change' }));
    expect(await questions.findByText('This question already exists.')).toBeVisible();
    expect(last).toHaveValue('When do you play?');
  });

  it('CO-15 keeps the follow-ups of a yes visible after the kind of answer changes, until they are removed', async () => {
    const { user, called } = open(saved);
    const questions = await panel();
    const shuttle = within(questions.getByRole('group', { name: 'Do you ride the shuttle?' }));
    const [kind] = shuttle.getAllByRole('combobox', { name: 'Answer' });
    if (kind) await user.selectOptions(kind, 'Text');
    expect(shuttle.queryByRole('region', { name: 'After a no' })).toBeNull();
    const after = within(shuttle.getByRole('region', { name: 'After a yes' }));
    expect(after.getByRole('button', { name: 'Ask more after a yes' })).toBeDisabled();
    await user.click(after.getByRole('button', { name: 'Remove: From which terminal?' }));
    expect(shuttle.queryByRole('region', { name: 'After a yes' })).toBeNull();
    expect(preview()).toHaveTextContent('Do you ride the shuttle? Text, 255 characters, required');
    await user.click(questions.getByRole('button', { name: 'Save 1 change' }));
    expect(called('console.change-question-set')[0]?.input).toMatchObject({
      body: { fields: { questions: [{ type: 'text', yes: [], no: [] }, { type: 'date' }] } },
    });
  });
});
