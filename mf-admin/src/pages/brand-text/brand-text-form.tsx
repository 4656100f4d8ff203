import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type BrandTextFields,
  type BrandTextName,
  changeBrandText,
  readBrandText,
} from '@sendahead/shared-contracts/console/brand-text-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { Button, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { Panel } from '../../console/panel.tsx';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { useFieldDraft } from '../../console/use-field-draft.ts';
import { brandTextLabels, brandTextTexts as texts } from '../../copy/brand-texts.ts';
import { fieldProblemsOf, saveFailureOf } from '../../copy/field-problems.ts';

interface Props {
  readonly slug: string;
  readonly name: BrandTextName;
  readonly text: CallOutput<typeof readBrandText>;
}

/**
 * Title and text of one of a brand's pages. Sends only changed fields, with the values they had when the page
 * opened.
 */
export function BrandTextForm({ slug, name, text: { fields, standard } }: Props) {
  const draft = useFieldDraft<BrandTextFields>(fields);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(
    mutationOf(api, changeBrandText, readBrandText, changeHistory),
  );
  const problems = fieldProblemsOf(error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || draft.count === 0) return;
    mutate({ params: { slug, name }, body: draft.body() });
  };
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <Panel title={brandTextLabels[name]}>
        <TextField
          label={texts.title}
          maxLength={120}
          required
          value={draft.fields.title}
          error={problems.title}
          onChange={({ target }) => draft.set({ title: target.value })}
        />
        <TextArea
          label={texts.body}
          hint={`${texts.bodyHint} ${texts.wordsHint}${name === 'questions' ? ` ${texts.questionsHint}` : ''}`}
          rows={20}
          maxLength={20_000}
          value={draft.fields.body}
          error={problems.body}
          onChange={({ target }) => draft.set({ body: target.value })}
        />
        <div>
          <Button onClick={() => draft.set(standard)}>{texts.useStandard}</Button>
        </div>
      </Panel>
      <SaveChanges {...draft} onReason={draft.setReason} busy={isPending} failure={saveFailureOf(error)} />
    </form>
  );
}
