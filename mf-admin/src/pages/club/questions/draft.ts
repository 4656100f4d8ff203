import type { BranchFields, QuestionFields } from '@sendahead/shared-contracts/console/question-calls';
import { fieldProblems } from '../../../copy/field-problems.ts';

/** A follow-up question without its text. */
export const newBranch: BranchFields = { question: '', type: 'text', required: false, max_length: 255 };
/** A question without its text. */
export const newQuestion: QuestionFields = { ...newBranch, yes: [], no: [] };

/** Questions without text, by the path that the server would name. */
export const blanksOf = (questions: readonly QuestionFields[]): Record<string, string> => {
  const blank = (text: string, path: string) =>
    text.trim() === '' ? [[`questions.${path}.question`, fieldProblems.required ?? ''] as const] : [];
  return Object.fromEntries(
    questions.flatMap(({ question, yes, no }, index) => [
      ...blank(question, String(index)),
      ...yes.flatMap((next, at) => blank(next.question, `${index}.yes.${at}`)),
      ...no.flatMap((next, at) => blank(next.question, `${index}.no.${at}`)),
    ]),
  );
};
