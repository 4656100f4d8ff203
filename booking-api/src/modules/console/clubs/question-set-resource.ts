import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import { may } from '@sendahead/shared-contracts/call/role-acts';
import type {
  BranchFields,
  QuestionFields,
  QuestionSetFields,
} from '@sendahead/shared-contracts/console/question-calls';
import type { Queries } from '../../../platform/database/database.ts';
import { refuse } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/security/secrets.ts';
import { loadQuestionSet } from '../../preferences/public/question-sets.ts';
import type { Resource } from '../history/resource.ts';

/** The editable questions of a club; undefined when there is no such club. */
export async function readQuestionSetFields(
  db: Queries,
  clubId: number,
): Promise<QuestionSetFields | undefined> {
  const club = await db.selectFrom('facilities').select('id').where('id', '=', clubId).executeTakeFirst();
  if (!club) return undefined;
  const { header, subheader, requireAll, questions } = await loadQuestionSet(db, clubId);
  const fieldsOf = ({ question, type, required, max_length }: BranchFields): BranchFields => ({
    question,
    type,
    required,
    max_length,
  });
  return {
    header,
    subheader,
    require_all: requireAll,
    questions: questions.map((one) => ({
      ...fieldsOf(one),
      yes: one.yes_questions.map(fieldsOf),
      no: one.no_questions.map(fieldsOf),
    })),
  };
}

/**
 * The questions of a club. Answers are stored with the wording of their question, so those of placed orders
 * do not change.
 */
export const questionSetResource: Resource = {
  kind: 'question_set',
  mayChange: ({ role }) => may(role, 'run_clubs'),
  async readLocked(trx, subject) {
    if (!/^\d{1,9}$/.test(subject)) return undefined;
    await trx.selectFrom('facilities').select('id').where('id', '=', Number(subject)).forUpdate().execute();
    return readQuestionSetFields(trx, Number(subject));
  },
  async check(_trx, _who, _present, fields) {
    const wrong = (fields.questions as QuestionFields[] | undefined)?.flatMap(troublesOf) ?? [];
    const twice = repeatedIn((fields.questions as QuestionFields[] | undefined) ?? []);
    if (wrong.length + twice.length > 0) throw refuse('invalid', [...wrong, ...twice]);
  },
  async write(trx, subject, fields) {
    const clubId = Number(subject);
    const before = await loadQuestionSet(trx, clubId);
    const set = {
      header: before.header,
      subheader: before.subheader,
      require_all: before.requireAll,
      ...pick(fields),
    };
    await trx
      .insertInto('club_question_sets')
      .values({ club_id: clubId, ...set })
      .onConflict((conflict) => conflict.column('club_id').doUpdateSet(set))
      .execute();
    if (fields.questions) await writeQuestions(trx, clubId, fields.questions as QuestionFields[]);
  },
};

const pick = (fields: object): Partial<Omit<QuestionSetFields, 'questions'>> =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => ['header', 'subheader', 'require_all'].includes(name)),
  );

/** Only a yes/no question can have branches. */
const troublesOf = ({ type, yes, no }: QuestionFields, index: number): FieldError[] =>
  type !== 'logical' && yes.length + no.length > 0
    ? [{ path: `fields.questions.${index}.type`, code: 'no_branches' }]
    : [];

/** The question's text identifies its answers. */
function repeatedIn(questions: readonly QuestionFields[]): FieldError[] {
  const seen = new Set<string>();
  const once = (text: string, path: string): FieldError[] => {
    const words = text.trim().toLowerCase();
    if (seen.has(words)) return [{ path, code: 'asked_twice' }];
    seen.add(words);
    return [];
  };
  return questions.flatMap(({ question, yes, no }, index) => [
    ...once(question, `fields.questions.${index}.question`),
    ...yes.flatMap((next, at) => once(next.question, `fields.questions.${index}.yes.${at}.question`)),
    ...no.flatMap((next, at) => once(next.question, `fields.questions.${index}.no.${at}.question`)),
  ]);
}

async function writeQuestions(
  trx: Queries,
  clubId: number,
  questions: readonly QuestionFields[],
): Promise<void> {
  await trx
    .deleteFrom('club_questions')
    .where('club_id', '=', clubId)
    .where('parent_id', 'is not', null)
    .execute();
  await trx.deleteFrom('club_questions').where('club_id', '=', clubId).execute();
  let position = 0;
  const row = (
    { question, type, required, max_length }: BranchFields,
    under: { parent_id: string | null; branch: 'yes' | 'no' | null },
  ) => {
    position += 1;
    return {
      id: newId('qst'),
      club_id: clubId,
      position,
      question: question.trim(),
      type,
      required,
      max_length,
      ...under,
    };
  };
  const rows = questions.flatMap((one) => {
    const parent = row(one, { parent_id: null, branch: null });
    const branch = (of: 'yes' | 'no') =>
      one[of].map((next) => row(next, { parent_id: parent.id, branch: of }));
    return [parent, ...branch('yes'), ...branch('no')];
  });
  if (rows.length > 0) await trx.insertInto('club_questions').values(rows).execute();
}
