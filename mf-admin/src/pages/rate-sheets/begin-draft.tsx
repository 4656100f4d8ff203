import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { makeRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { fieldProblems } from '../../copy/field-problems.ts';
import { rateTexts as texts } from '../../copy/rates.ts';

/** Begins a draft with the figures of a published sheet; a shop's first draft begins with example figures. */
export function BeginDraft({
  versions,
  present,
  onClose,
}: {
  versions: readonly { version: string; state: string }[];
  present: string;
  onClose: () => void;
}) {
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [basedOn, setBasedOn] = useState(present);
  const isFirst = versions.length === 0;
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, makeRateDraft));
  const submit = (): void => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    const body = { name: name.trim(), ...(isFirst ? {} : { based_on: basedOn }) };
    mutate({ body }, { onSuccess: (draft) => navigate(`/rates/drafts/${draft.id}`) });
  };
  return (
    <FormDialog
      title={isFirst ? texts.beginFirst : texts.beginDraft}
      act={texts.begin}
      busyAct={texts.beginning}
      busy={isPending}
      failure={error ? texts.notMade : null}
      onClose={onClose}
      onSubmit={submit}
    >
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        value={name}
        error={missing ? fieldProblems.required : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      {isFirst ? (
        <p>{texts.firstDetail}</p>
      ) : (
        <SelectField
          label={texts.startsFrom}
          value={basedOn}
          onChange={({ target }) => setBasedOn(target.value)}
          options={versions.map(({ version, state }) => ({
            value: version,
            label: `${version} (${state})`,
          }))}
        />
      )}
    </FormDialog>
  );
}
