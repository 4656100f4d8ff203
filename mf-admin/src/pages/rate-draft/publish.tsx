import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { publishRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { fieldProblems } from '../../copy/field-problems.ts';
import { rateTexts as texts } from '../../copy/rates.ts';
import { useSecondPress } from '../../hooks/use-second-press.ts';

type Draft = { version: string; effective_from: string; reason: string };
type Problems = Partial<Record<keyof Draft, string>>;

const problemsOf = ({ version, effective_from, reason }: Draft): Problems => ({
  ...(/^[\w.-]{3,40}$/.test(version) ? {} : { version: texts.versionProblem }),
  ...(effective_from === '' ? { effective_from: fieldProblems.required } : {}),
  ...(reason.trim() === '' ? { reason: texts.reasonMissing } : {}),
});

const sentences: Readonly<Record<string, string>> = {
  too_early: texts.tooEarly,
  nothing_changed: texts.nothingChanged,
  version_exists: texts.versionExists,
  changed_since: texts.changedSince,
};
function sentenceOf(error: unknown, isFirst: boolean): string {
  if (!isApiError(error)) return texts.notPublished;
  const code = error.fields[0]?.code ?? error.code;
  if (isFirst && code === 'nothing_changed') return texts.exampleUnchanged;
  return sentences[code] ?? texts.notPublished;
}

/** The last step: the day from which the sheet applies, its name, and the reason. */
export function Publish({
  draftId,
  isFirst,
  compared,
  doubts,
  onPublished,
}: {
  draftId: string;
  /** Whether it is the shop's first sheet, which starts from example figures. */
  isFirst: boolean;
  /** The revision of the draft that was compared; null if its current state was not compared. */
  compared: number | null;
  /** What may be a slip; publishing it takes a second press. */
  doubts: readonly string[];
  onPublished: () => void;
}) {
  const [draft, setDraft] = useState<Draft>({ version: '', effective_from: '', reason: '' });
  const [problems, setProblems] = useState<Problems>({});
  const api = useApi();
  const second = useSecondPress(`${compared} ${doubts.join(' ')}`);
  const { isPending, error, mutate } = useMutation(mutationOf(api, publishRateDraft));
  const field = (name: keyof Draft) => ({
    value: draft[name],
    required: true,
    autoComplete: 'off',
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setDraft({ ...draft, [name]: target.value });
      setProblems({ ...problems, [name]: undefined });
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    const newProblems = problemsOf(draft);
    setProblems(newProblems);
    if (isPending || compared === null || Object.keys(newProblems).length > 0) return;
    if (doubts.length > 0 && !second.confirm()) return;
    const body = { ...draft, reason: draft.reason.trim(), compared_revision: compared };
    mutate({ params: { draftId }, body }, { onSuccess: onPublished });
  };
  return (
    <Panel title={texts.publish}>
      {compared === null ? <p>{texts.compareFirst}</p> : null}
      <form className="console__page" noValidate onSubmit={submit}>
        <TextField label={texts.version} hint="2027-03" maxLength={40} {...field('version')} />
        <TextField label={texts.holdsFrom} type="date" width="date" {...field('effective_from')} />
        <TextField label={actTexts.why} maxLength={300} {...field('reason')} />
        {second.isConfirming && doubts.length > 0 ? (
          <Alert severity="warning" live>
            {texts.publishAnyway(doubts)}
          </Alert>
        ) : null}
        {error ? (
          <Alert severity="danger" live>
            {sentenceOf(error, isFirst)}
          </Alert>
        ) : null}
        <div>
          <Button
            variant="primary"
            type="submit"
            disabled={compared === null}
            aria-disabled={second.isReading || undefined}
            busy={isPending}
            busyLabel={texts.publishing}
          >
            {texts.publish}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
