import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { makeReleaseToken, releaseRights } from '@sendahead/shared-contracts/releases/token-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { SecretOnce } from '../../console/secret-once.tsx';
import { useApi } from '../../console/use-console.ts';
import { releaseTokenTexts as texts, tokenFailureOf } from '../../copy/release-tokens.ts';

/** A new token for one part, which is shown once. */
export function NewToken({ parts, onClose }: { parts: readonly string[]; onClose: () => void }) {
  const [part, setPart] = useState(parts.length === 1 ? (parts[0] ?? '') : '');
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const { data, isPending, error, mutate } = useMutation(
    mutationOf(useApi(), makeReleaseToken, releaseRights),
  );
  if (data)
    return (
      <SecretOnce
        title={texts.madeTitle}
        why={texts.onlyNow}
        label={texts.token}
        secret={data.token}
        copied={texts.copied}
        onClose={onClose}
      />
    );
  return (
    <FormDialog
      title={texts.makeTitle}
      act={texts.create}
      busy={isPending}
      failure={tokenFailureOf(error)}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        if (part !== '' && name.trim() !== '') mutate({ body: { part, name: name.trim() } });
      }}
    >
      <SelectField
        label={texts.part}
        required
        emptyLabel={texts.choosePart}
        options={parts.map((value) => ({ value, label: texts.partName(value) }))}
        value={part}
        error={tried && part === '' ? texts.missingPart : undefined}
        onChange={({ target }) => setPart(target.value)}
      />
      <TextField
        label={texts.name}
        hint={texts.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        value={name}
        error={tried && name.trim() === '' ? texts.missingName : undefined}
        onChange={({ target }) => setName(target.value)}
      />
    </FormDialog>
  );
}
