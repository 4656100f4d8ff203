import type { BranchFields, QuestionFields } from '@sendahead/shared-contracts/console/question-calls';
import { Button, CheckField, SelectField, TextField, VisuallyHidden } from '@sendahead/shared-ui';
import { questionKindNames, questionTexts as texts } from '../../../copy/questions.ts';
import { newBranch } from './draft.ts';

const maxBranches = 10;
const kinds = Object.entries(questionKindNames).map(([value, label]) => ({ value, label }));

interface Place {
  /** The path that the server uses for it, such as `questions.2.yes.0`. */
  readonly path: string;
  readonly problems: Readonly<Record<string, string>>;
  readonly onRemove: () => void;
}

interface EditorProps extends Place {
  readonly question: QuestionFields;
  readonly onChange: (question: QuestionFields) => void;
  readonly onUp: (() => void) | undefined;
  readonly onDown: (() => void) | undefined;
}

/** One question: its text, its kind, and the follow-ups of a yes or a no. */
export function QuestionEditor({ question, onChange, onUp, onDown, ...place }: EditorProps) {
  const name = question.question.trim() || texts.untitled;
  const leads = question.type === 'logical';
  // The server refuses follow-ups for other kinds, so existing ones remain visible until they are removed.
  const answers = (['yes', 'no'] as const).filter((answer) => leads || question[answer].length > 0);
  return (
    <fieldset className="console-question">
      <legend>
        <VisuallyHidden>{name}</VisuallyHidden>
      </legend>
      <PromptFields prompt={question} {...place} onChange={(part) => onChange({ ...question, ...part })}>
        {onUp ? (
          <Button variant="quiet" aria-label={texts.up(name)} onClick={onUp}>
            {texts.upShort}
          </Button>
        ) : null}
        {onDown ? (
          <Button variant="quiet" aria-label={texts.down(name)} onClick={onDown}>
            {texts.downShort}
          </Button>
        ) : null}
      </PromptFields>
      {answers.length > 0 ? (
        <div className="console-columns">
          {answers.map((answer) => (
            <Branch
              key={answer}
              answer={answer}
              questions={question[answer]}
              most={leads ? maxBranches : 0}
              path={`${place.path}.${answer}`}
              problems={place.problems}
              onChange={(next) => onChange({ ...question, [answer]: next })}
            />
          ))}
        </div>
      ) : null}
    </fieldset>
  );
}

interface BranchProps extends Omit<Place, 'onRemove'> {
  readonly answer: 'yes' | 'no';
  readonly questions: readonly BranchFields[];
  readonly most: number;
  readonly onChange: (questions: BranchFields[]) => void;
}

function Branch({ answer, questions, most, path, problems, onChange }: BranchProps) {
  return (
    <section className="console-branch" aria-label={texts.after(answer)}>
      <h4>{texts.after(answer)}</h4>
      {questions.map((next, at) => (
        <PromptFields
          // biome-ignore lint/suspicious/noArrayIndexKey: its place is what the server names it by
          key={at}
          prompt={next}
          path={`${path}.${at}`}
          problems={problems}
          onChange={(part) => onChange(questions.with(at, { ...next, ...part }))}
          onRemove={() => onChange(questions.toSpliced(at, 1))}
        />
      ))}
      <div>
        <Button
          variant="quiet"
          disabled={questions.length >= most}
          onClick={() => onChange([...questions, newBranch])}
        >
          {texts.askMoreAfter(answer)}
        </Button>
      </div>
    </section>
  );
}

interface PromptProps extends Place {
  readonly prompt: BranchFields;
  readonly onChange: (part: Partial<BranchFields>) => void;
  readonly children?: React.ReactNode;
}

function PromptFields({ prompt, path, problems, onChange, onRemove, children }: PromptProps) {
  const name = prompt.question.trim() || texts.untitled;
  return (
    <div className="console-prompt">
      <TextField
        label={texts.question}
        required
        maxLength={255}
        autoComplete="off"
        value={prompt.question}
        error={problems[`${path}.question`]}
        onChange={({ target }) => onChange({ question: target.value })}
      />
      <SelectField
        label={texts.answer}
        options={kinds}
        value={prompt.type}
        error={problems[`${path}.type`]}
        onChange={({ target }) => onChange({ type: target.value as BranchFields['type'] })}
      />
      {prompt.type === 'text' ? (
        <TextField
          label={texts.maxCharacters}
          type="number"
          min={1}
          max={255}
          width="short"
          value={prompt.max_length}
          error={problems[`${path}.max_length`]}
          onChange={({ target }) => onChange({ max_length: Number(target.value) })}
        />
      ) : null}
      <CheckField
        label={texts.mustAnswer}
        checked={prompt.required}
        onChange={({ target }) => onChange({ required: target.checked })}
      />
      <div className="console-prompt__acts">
        {children}
        <Button variant="quiet" aria-label={texts.remove(name)} onClick={onRemove}>
          {texts.removeShort}
        </Button>
      </div>
    </div>
  );
}
