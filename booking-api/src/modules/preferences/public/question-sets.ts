import type { BranchQuestion, Question } from '@sendahead/shared-contracts/preferences/answer-rules';
import type { Queries } from '../../../platform/database/database.ts';

export type QuestionSet = { header: string; subheader: string; requireAll: boolean; questions: Question[] };

const noQuestions: QuestionSet = { header: '', subheader: '', requireAll: false, questions: [] };

/** A club's questions; an empty set for a club without any. */
export async function loadQuestionSet(db: Queries, clubId: number): Promise<QuestionSet> {
  const [set, rows] = await Promise.all([
    db.selectFrom('club_question_sets').selectAll().where('club_id', '=', clubId).executeTakeFirst(),
    db.selectFrom('club_questions').selectAll().where('club_id', '=', clubId).orderBy('position').execute(),
  ]);
  if (!set) return noQuestions;
  const under = (parent: string | null, branch: 'yes' | 'no' | null): BranchQuestion[] =>
    rows
      .filter((row) => row.parent_id === parent && row.branch === branch)
      .map(({ id, question, type, required, max_length }, index) => ({
        id,
        question,
        type,
        index,
        required,
        max_length,
      }));
  return {
    header: set.header,
    subheader: set.subheader,
    requireAll: set.require_all,
    questions: under(null, null).map((question) => ({
      ...question,
      yes_questions: under(question.id, 'yes'),
      no_questions: under(question.id, 'no'),
    })),
  };
}
