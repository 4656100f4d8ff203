import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  changeRateDraft,
  compareRateDraft,
  type readRateDraft,
} from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { RateFiguresTables, type SheetFigures } from '../../console/rate-figures.tsx';
import { WithSectionLinks } from '../../console/section-links.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { rateTexts as texts } from '../../copy/rates.ts';
import { Comparison } from './comparison.tsx';
import { doubtsAbout } from './doubts.ts';
import { Publish } from './publish.tsx';
import { useSaveWhileTyping } from './use-save-while-typing.ts';

type Compared = CallOutput<typeof compareRateDraft>;

const sentenceOf = (error: unknown): string =>
  isApiError(error) && error.code === 'changed_since' ? texts.changedSince : texts.notSaved;

function statusOf({ isSaved, hasWrongFigure }: { isSaved: boolean; hasWrongFigure: boolean }): string {
  if (hasWrongFigure) return texts.wrongNotSaved;
  return isSaved ? texts.saved : '';
}

/**
 * The figures of a draft. Once saved, they are compared with the sheet in force today; then they can be
 * published.
 */
export function DraftForm({
  read: { draft, revision: read, ...sheets },
  onPublished,
}: {
  read: CallOutput<typeof readRateDraft>;
  onPublished: () => void;
}) {
  const { host } = useConsole();
  const form = useRef<HTMLFormElement>(null);
  const savedFigures: SheetFigures = { ...sheets.figures, conditions: sheets.conditions };
  const base: SheetFigures = { ...sheets.base, conditions: sheets.base_conditions };
  const [figures, setFigures] = useState(savedFigures);
  const [saved, setSaved] = useState({ figures: savedFigures, revision: read });
  const [invalid, setInvalid] = useState(false);
  const [hasWrongFigure, setHasWrongFigure] = useState(false);
  const [comparison, setComparison] = useState<Compared | null>(null);
  const api = useApi();
  const writing = useMutation(mutationOf(api, changeRateDraft));
  const comparing = useMutation(mutationOf(api, compareRateDraft));
  const isBusy = writing.isPending || comparing.isPending;
  const isSaved = JSON.stringify(figures) === JSON.stringify(saved.figures);
  const params = { draftId: draft.id };

  const save = async (): Promise<boolean> => {
    if (isSaved) return true;
    const { conditions, ...amounts } = figures;
    const body = { figures: amounts, conditions, revision: saved.revision };
    const written = await writing.mutateAsync({ params, body }).catch(() => null);
    if (written) setSaved({ figures, revision: written.revision });
    return written !== null;
  };
  const compare = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const whole = form.current?.checkValidity() ?? false;
    setInvalid(!whole);
    if (!whole) form.current?.querySelector<HTMLElement>('input:invalid, select:invalid')?.focus();
    if (!whole || isBusy || !(await save())) return;
    const as_of = new Date(host.now()).toISOString().slice(0, 10);
    comparing.mutate(
      { params, body: { as_of } },
      { onSuccess: setComparison, onError: () => setComparison(null) },
    );
  };
  useSaveWhileTyping(figures, () => {
    if (!writing.isPending && form.current?.checkValidity()) void save();
  });
  return (
    <WithSectionLinks>
      <div className="console-columns">
        <form
          ref={form}
          className="console__page"
          noValidate
          onChange={({ currentTarget }) => setHasWrongFigure(!currentTarget.checkValidity())}
          onSubmit={compare}
        >
          {draft.is_first ? <Alert severity="warning">{texts.exampleFigures}</Alert> : null}
          <RateFiguresTables figures={figures} base={base} onChange={setFigures} />
          {writing.error ? (
            <Alert severity="danger" live>
              {sentenceOf(writing.error)}
            </Alert>
          ) : null}
          {comparing.error ? (
            <Alert severity="danger" live>
              {texts.notCompared}
            </Alert>
          ) : null}
          {invalid ? (
            <Alert severity="danger" live>
              {texts.badFigure}
            </Alert>
          ) : null}
          <div>
            <p role="status">{statusOf({ isSaved, hasWrongFigure })}</p>
            <Button variant="primary" type="submit" busy={isBusy} busyLabel={texts.pricing}>
              {isSaved ? texts.compare : texts.saveAndCompare}
            </Button>
          </div>
        </form>
        <div className="console__page">
          <Comparison compared={comparison} isPresent={isSaved && comparison?.revision === saved.revision} />
          <Publish
            draftId={draft.id}
            isFirst={draft.is_first === true}
            compared={isSaved && comparison?.revision === saved.revision ? comparison.revision : null}
            doubts={doubtsAbout({ figures, base, most: comparison?.most ?? [] })}
            onPublished={onPublished}
          />
        </div>
      </div>
    </WithSectionLinks>
  );
}
