import type { BranchQuestion } from '@sendahead/shared-contracts/preferences/answer-rules';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { afterQuietPeriod } from '@sendahead/shared-contracts/validation/quiet-period';
import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { DateField } from '@sendahead/shared-ui/booking';
import { useState } from 'react';
import { charactersLeft, problemTexts, questionsWords } from '../../copy/club-questions.ts';
import type { ClubQuestions } from '../../effects/club-questions.ts';
import { type Answers, problemOf, type QuestionStep } from '../../state/club-questions.ts';

type Props = {
  step: QuestionStep;
  question: BranchQuestion;
  answers: Answers;
  store: ClubQuestions['store'];
  /** Sending was tried: every problem is shown. */
  tried: boolean;
};

const yesOrNo = [
  { value: 'yes', label: questionsWords.yes },
  { value: 'no', label: questionsWords.no },
] as const;

/** The id of a question's field. */
export const questionFieldId = ({ id }: BranchQuestion): string => `club-question-${id}`;

/** QN-03 to QN-07: one question with its answer; a problem is shown once the field was left, or sending was tried. */
export function QuestionField({ step, question, answers, store, tried }: Props) {
  const [left, setLeft] = useState(false);
  const answer = answers[question.question] ?? '';
  const problem = problemOf(step, question, answers);
  const enter = (text: string) =>
    store.dispatch({ type: 'answered', step: step.key, question: question.question, answer: text });
  const mustAnswer = question.required || step.club.requiresAll;
  const words = {
    id: questionFieldId(question),
    label: question.question,
    required: mustAnswer,
    optional: !mustAnswer,
    error: (left || tried) && problem ? problemTexts[problem] : undefined,
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: detects that its field was left, whatever its kind
    <div onBlur={() => afterQuietPeriod(() => setLeft(true))}>
      {question.type === 'logical' ? (
        <RadioGroup
          {...words}
          options={yesOrNo}
          value={yesOrNo.find(({ value }) => value === answer)?.value}
          onChange={enter}
        />
      ) : null}
      {question.type === 'date' ? (
        <DateField
          {...words}
          value={answer === '' ? null : answer}
          today={step.club.today}
          min={step.club.today}
          onChange={(day) => enter(day === null ? '' : calendarDate(day))}
        />
      ) : null}
      {question.type === 'text' ? (
        <TextField
          {...words}
          hint={charactersLeft(question.max_length - answer.length)}
          maxLength={question.max_length}
          value={answer}
          onChange={({ target }) => enter(target.value)}
        />
      ) : null}
    </div>
  );
}
