import type * as z from 'zod/mini';
import { type CalendarDate, isCalendarDate } from '../primitives/calendar-date.ts';
import type { branchQuestionSchema, questionSchema } from './schema.ts';

export type BranchQuestion = z.output<typeof branchQuestionSchema>;
export type Question = z.output<typeof questionSchema>;

/**
 * QN-03: the questions that are visible with these answers: a branch when its question has the matching
 * answer.
 */
export function visibleQuestions(
  questions: readonly Question[],
  answerOf: (question: BranchQuestion) => string,
): BranchQuestion[] {
  return questions.flatMap((question) => {
    const answer = answerOf(question).toLowerCase();
    const branches = { yes: question.yes_questions, no: question.no_questions };
    return [question, ...(answer === 'yes' || answer === 'no' ? branches[answer] : [])];
  });
}

export type AnswerProblem = 'too_long' | 'malformed' | 'not_a_date' | 'past';

/** QN-05, QN-07: the problem with an answer; `today` is the current day in the club's time zone. */
export function answerProblem(
  { type, max_length }: BranchQuestion,
  answer: string,
  today: CalendarDate,
): AnswerProblem | null {
  if (answer === '') return null;
  if (answer.length > max_length) return 'too_long';
  if (type === 'logical') return /^(yes|no)$/i.test(answer) ? null : 'malformed';
  if (type !== 'date') return null;
  if (!isCalendarDate(answer)) return 'not_a_date';
  return answer < today ? 'past' : null;
}

/** QN-04, QN-06: whether a visible question requires an answer. */
export const mustAnswer = ({ required }: BranchQuestion, requiresAll: boolean): boolean =>
  required || requiresAll;
