import type pg from 'pg';
import { insertNew } from '../reference/write-rows.ts';

/** EN-29: the questions of some clubs and camps. */
const sets = [
  {
    club_id: 6,
    header: 'Before your clubs arrive',
    subheader: 'The golf shop prepares your stay.',
    require_all: false,
  },
  {
    club_id: 3,
    header: 'Before your clubs arrive',
    subheader: 'Please answer every question.',
    require_all: true,
  },
  { club_id: 3001, header: 'About the camper', subheader: 'One form per camper.', require_all: false },
];

type Question = [
  id: string,
  club: number,
  type: 'logical' | 'text' | 'date',
  required: boolean,
  question: string,
  branch?: ['yes' | 'no', string] | undefined,
  maxLength?: number,
];
const questions: Question[] = [
  ['q6-playing', 6, 'logical', true, 'Will you play on the day of arrival?'],
  ['q6-tee-time', 6, 'text', true, 'What is your tee time?', ['yes', 'q6-playing'], 20],
  ['q6-caddie', 6, 'logical', false, 'Do you want a caddie?', ['yes', 'q6-playing']],
  ['q6-first-round', 6, 'date', true, 'When is your first round?', ['no', 'q6-playing']],
  ['q6-wishes', 6, 'text', false, 'Anything else we should know?'],
  ['q3-member', 3, 'logical', true, 'Are you a guest of a member?'],
  ['q3-member-name', 3, 'text', false, 'Who is the member?', ['yes', 'q3-member'], 60],
  ['q3-arrival', 3, 'date', false, 'When do you check in?'],
  ['q3001-called', 3001, 'text', true, 'What is the camper called at camp?', undefined, 40],
  ['q3001-bus', 3001, 'logical', true, 'Does the camper come by bus?'],
  ['q3001-bus-stop', 3001, 'text', true, 'At which stop?', ['yes', 'q3001-bus'], 60],
];

export async function seedQuestions(client: pg.Client): Promise<void> {
  await insertNew(client, 'club_question_sets', ['club_id'], sets);
  const rows = questions.map(([id, club_id, type, required, question, branch, max_length], position) => ({
    id,
    club_id,
    parent_id: branch?.[1] ?? null,
    branch: branch?.[0] ?? null,
    position,
    question,
    type,
    required,
    max_length: max_length ?? 255,
  }));
  // Staff may have changed a club's questions; in that case the original ones are not added.
  const { rows: asking } = await client.query<{ club_id: number }>(
    'select distinct club_id from club_questions',
  );
  const withQuestions = new Set(asking.map(({ club_id }) => club_id));
  await insertNew(
    client,
    'club_questions',
    ['id'],
    rows.filter(({ club_id }) => !withQuestions.has(club_id)),
  );
}
