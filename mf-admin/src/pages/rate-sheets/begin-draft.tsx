import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { makeRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { Alert, Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { fieldProblems } from '../../copy/field-problems.ts';
import { rateTexts as texts } from '../../copy/rates.ts';

/** A draft begins with the figures of a published sheet. */
export function BeginDraft({
  versions,
  present,
  onClose,
}: {
  versions: readonly { version: string; state: string }[];
  present: string;
  onClose: () => void;
}) {
  const id = useId();
  const [, navigate] = useLocation();
  const [name, setName] = useState('');
  const [basedOn, setBasedOn] = useState(present);
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, makeRateDraft));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (isPending || name.trim() === '') return;
    const body = { name: name.trim(), based_on: basedOn };
    mutate({ body }, { onSuccess: (draft) => navigate(`/rates/drafts/${draft.id}`) });
  };
  return (
    <Modal
      open
      title={texts.beginDraft}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{actTexts.cancel}</Button>
          <Button variant="primary" type="submit" form={id} busy={isPending} busyLabel={texts.beginning}>
            {texts.begin}
          </Button>
        </>
      }
    >
      <form id={id} className="console__page" noValidate onSubmit={submit}>
        {error ? (
          <Alert severity="danger" live>
            {texts.notMade}
          </Alert>
        ) : null}
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
        <SelectField
          label={texts.startsFrom}
          value={basedOn}
          onChange={({ target }) => setBasedOn(target.value)}
          options={versions.map(({ version, state }) => ({ value: version, label: `${version} (${state})` }))}
        />
      </form>
    </Modal>
  );
}
