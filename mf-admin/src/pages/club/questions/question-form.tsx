import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  changeQuestionSet,
  type QuestionSetFields,
  readQuestionSet,
} from '@sendahead/shared-contracts/console/question-calls';
import { Button, CheckField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SaveChanges } from '../../../console/save-changes.tsx';
import { useApi } from '../../../console/use-console.ts';
import { useFieldDraft } from '../../../console/use-field-draft.ts';
import { fieldProblemsOf, saveFailureOf, wrongFields } from '../../../copy/field-problems.ts';
import { questionTexts as texts } from '../../../copy/questions.ts';
import { blanksOf, newQuestion } from './draft.ts';
import { Preview } from './preview.tsx';
import { QuestionEditor } from './question-editor.tsx';

const maxQuestions = 40;

/** The questions of a club in order, each with its follow-ups, next to a preview. */
export function QuestionForm({
  clubId,
  read,
  onSaved,
}: {
  clubId: number;
  read: QuestionSetFields;
  onSaved: () => void;
}) {
  const edited = useFieldDraft(read);
  const { fields, set } = edited;
  const { questions } = fields;
  const [tried, setTried] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, changeQuestionSet, readQuestionSet, changeHistory),
  );
  const blanks = blanksOf(questions);
  const problems = { ...fieldProblemsOf(error), ...(tried ? blanks : {}) };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || edited.count === 0 || Object.keys(blanks).length > 0) return;
    mutate({ params: { clubId: String(clubId) }, body: edited.body() }, { onSuccess: onSaved });
  };
  const swap = (at: number, to: number): void => {
    const moved = [...questions];
    const [one, other] = [moved[at], moved[to]];
    if (!one || !other) return;
    [moved[at], moved[to]] = [other, one];
    set({ questions: moved });
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <div className="console-columns">
        <TextField
          label={texts.header}
          maxLength={120}
          autoComplete="off"
          value={fields.header}
          onChange={({ target }) => set({ header: target.value })}
        />
        <TextField
          label={texts.subheader}
          maxLength={255}
          autoComplete="off"
          value={fields.subheader}
          onChange={({ target }) => set({ subheader: target.value })}
        />
      </div>
      <CheckField
        label={texts.allRequired}
        checked={fields.require_all}
        onChange={({ target }) => set({ require_all: target.checked })}
      />
      <ol className="console-question-list">
        {questions.map((question, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question has no id before it is saved; the server names it by its position
          <li key={at}>
            <QuestionEditor
              question={question}
              path={`questions.${at}`}
              problems={problems}
              onChange={(next) => set({ questions: questions.with(at, next) })}
              onRemove={() => set({ questions: questions.toSpliced(at, 1) })}
              onUp={at > 0 ? () => swap(at, at - 1) : undefined}
              onDown={at < questions.length - 1 ? () => swap(at, at + 1) : undefined}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button
          disabled={questions.length >= maxQuestions}
          onClick={() => set({ questions: [...questions, newQuestion] })}
        >
          {texts.add}
        </Button>
      </div>
      <Preview set={fields} />
      <SaveChanges
        {...edited}
        onReason={edited.setReason}
        busy={isPending}
        failure={saveFailureOf(error) ?? (tried && Object.keys(blanks).length > 0 ? wrongFields : null)}
      />
    </form>
  );
}
