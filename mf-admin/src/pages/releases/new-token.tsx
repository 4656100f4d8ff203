import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { makeReleaseToken, releaseRights } from '@sendahead/shared-contracts/releases/token-calls';
import { Button, SelectField, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
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
      <Modal
        open
        title={texts.madeTitle}
        onClose={onClose}
        actions={
          <Button variant="primary" onClick={onClose}>
            {texts.copied}
          </Button>
        }
      >
        <div className="console-form">
          <p>{texts.onlyNow}</p>
          <TextField
            label={texts.token}
            readOnly
            autoComplete="off"
            value={data.token}
            onFocus={({ target }) => target.select()}
          />
        </div>
      </Modal>
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
