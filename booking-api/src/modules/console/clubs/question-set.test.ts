import type { QuestionSetFields } from '@sendahead/shared-contracts/console/question-calls';
import { signedInBrowser, startPerFile } from '../../../testing/server-per-file.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const server = startPerFile(startTestApp);
const customer = signedInBrowser(server);
const pro = signedInBrowser(server, 'pro');
const admin = signedInBrowser(server, 'admin');

const path = (id: string) => `/api/v6/console/clubs/${id}/question_set`;
const read = async (id: string): Promise<QuestionSetFields> =>
  (await admin.send('GET', path(id))).json().fields;
const change = (id: string, fields: Partial<QuestionSetFields>, expected: Partial<QuestionSetFields> = {}) =>
  admin.send('PATCH', path(id), { body: { fields, expected } });
const asked = async (id: string) =>
  (await customer.send('GET', `/api/v5/clubs/${id}/question_sets`)).json().question_set;

const question = (text: string, over: object = {}) => ({
  question: text,
  type: 'text' as const,
  required: true,
  max_length: 60,
  yes: [],
  no: [],
  ...over,
});
const branch = (text: string) => ({ question: text, type: 'text' as const, required: true, max_length: 60 });

describe("a club's questions, in the console", () => {
  it('CO-15 a club’s questions apply to the next booking, with their branches, and have a history', async () => {
    expect(await asked('5')).toEqual([]);
    const questions = [
      question('Do you ride the shuttle?', {
        type: 'logical',
        yes: [branch('From which terminal?')],
        no: [branch('Which car comes?')],
      }),
      question('Where do you stay?', { required: false }),
    ];
    expect((await change('5', { header: 'Before you arrive', questions })).statusCode).toBe(200);
    expect(await asked('5')).toMatchObject([
      {
        question: 'Do you ride the shuttle?',
        yes_questions: [{ question: 'From which terminal?' }],
        no_questions: [{ question: 'Which car comes?' }],
      },
      { question: 'Where do you stay?', required: false },
    ]);
    const [made] = (
      await admin.send('GET', '/api/v6/console/changes', { query: { kind: 'question_set', subject: '5' } })
    ).json().changes;
    expect(
      (await admin.send('POST', `/api/v6/console/changes/${made.id}/undo`, { body: {} })).statusCode,
    ).toBe(200);
    expect(await asked('5')).toEqual([]);
  });

  it('CO-15 a club’s questions remain unchanged when other fields change, and an edit refuses to overwrite someone else’s', async () => {
    const before = await read('3');
    expect(before.questions.length).toBeGreaterThan(0);
    expect((await change('3', { require_all: !before.require_all })).statusCode).toBe(200);
    expect((await read('3')).questions).toEqual(before.questions);
    const stale = await change('3', { header: 'Other' }, { require_all: before.require_all });
    expect([stale.statusCode, stale.json().code]).toEqual([409, 'changed_since']);
    await change('3', { require_all: before.require_all });
  });

  it('CO-15 a club’s questions reject a duplicate question, and branches of a question other than yes/no, at their field', async () => {
    const answer = await change('3', {
      questions: [question('When?'), question(' when? '), question('Who?', { yes: [branch('Why?')] })],
    });
    expect(answer.json().fields).toEqual([
      { path: 'fields.questions.2.type', code: 'no_branches' },
      { path: 'fields.questions.1.question', code: 'asked_twice' },
    ]);
    expect((await change('3', { questions: [question('   ')] })).statusCode).toBe(400);
  });

  it('CO-15 club staff and customers may not read or change them, and unknown clubs are not found', async () => {
    for (const browser of [pro, customer])
      expect((await browser.send('GET', path('1'))).statusCode).toBe(403);
    expect((await admin.send('GET', path('999999'))).json().code).toBe('no_such_thing');
    expect((await change('999999', { header: 'x' })).json().code).toBe('no_such_thing');
  });
});
