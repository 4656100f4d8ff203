import type { FieldError } from '@sendahead/shared-contracts/call/problem';
import {
  answerProblem,
  mustAnswer,
  visibleQuestions,
} from '@sendahead/shared-contracts/preferences/answer-rules';
import type { CalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { QuestionSet } from './public/question-sets.ts';

/** An answer as it is stored with the cart and its order; `traveler_id` in camps only. */
export type SavedAnswer = {
  question: string;
  answer: string;
  type: string;
  traveler_id?: string | undefined;
};

/**
 * QN-04 to QN-07: the problems of one person's answers, named by their position in the list. Every visible
 * required question needs an answer (every visible one if the club requires all), and every answer must fit
 * its question.
 */
export function answerErrors(
  set: QuestionSet,
  answers: readonly SavedAnswer[],
  today: CalendarDate,
): FieldError[] {
  const { seen, missing } = lookThrough(set, answers);
  const byText = new Map(seen.map((question) => [question.question, question]));
  const wrong = answers.flatMap((answer, index) => {
    const question = byText.get(answer.question);
    const code = question ? answerProblem(question, answer.answer.trim(), today) : 'unknown_question';
    return code ? [{ path: `answers.${index}.answer`, code }] : [];
  });
  return [...wrong, ...missing];
}

/** QN-04, QN-06: the questions that one person has not answered. */
export const missingAnswers = (set: QuestionSet, answers: readonly SavedAnswer[]): FieldError[] =>
  lookThrough(set, answers).missing;

function lookThrough(set: QuestionSet, answers: readonly SavedAnswer[]) {
  const answersByQuestion = new Map(answers.map((answer) => [answer.question, answer.answer.trim()]));
  const seen = visibleQuestions(set.questions, (question) => answersByQuestion.get(question.question) ?? '');
  const missing = seen
    .filter((question) => mustAnswer(question, set.requireAll) && !answersByQuestion.get(question.question))
    .map((question) => ({ path: `questions.${question.id}`, code: 'required' }));
  return { seen, missing };
}
