import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { releaseHooks, setReleaseHook } from '@sendahead/shared-contracts/releases/hook-calls';
import { SelectField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { SecretOnce } from '../../console/secret-once.tsx';
import { useApi } from '../../console/use-console.ts';
import { addressErrorOf, hookFailureOf, releaseHookTexts as texts } from '../../copy/release-hooks.ts';

interface Props {
  /** The part whose address is replaced; null to choose one. */
  readonly part: string | null;
  /** The parts without an address. */
  readonly parts: readonly string[];
  readonly onClose: () => void;
}

const isHttps = (text: string): boolean => /^https:\/\/\S+$/i.test(text.trim());

/** The address of a part, with a new secret that is shown once. */
export function SetHook({ part: fixed, parts, onClose }: Props) {
  const [part, setPart] = useState(fixed ?? (parts.length === 1 ? (parts[0] ?? '') : ''));
  const [address, setAddress] = useState('');
  const [tried, setTried] = useState(false);
  const { data, isPending, error, mutate, reset } = useMutation(
    mutationOf(useApi(), setReleaseHook, releaseHooks),
  );
  if (data)
    return (
      <SecretOnce
        title={texts.secretTitle}
        why={texts.onlyNow}
        label={texts.secret}
        secret={data.secret}
        copied={texts.copied}
        onClose={onClose}
      />
    );
  const missing = tried && !isHttps(address) ? texts.missingAddress : undefined;
  return (
    <FormDialog
      title={fixed === null ? texts.addTitle : texts.replaceTitle(fixed)}
      act={texts.save}
      busy={isPending}
      failure={hookFailureOf(error)}
      onClose={onClose}
      onEdit={reset}
      onSubmit={() => {
        setTried(true);
        if (part !== '' && isHttps(address)) mutate({ params: { part }, body: { address: address.trim() } });
      }}
    >
      {fixed === null ? (
        <SelectField
          label={texts.part}
          required
          emptyLabel={texts.choosePart}
          options={parts.map((value) => ({ value, label: texts.partName(value) }))}
          value={part}
          error={tried && part === '' ? texts.missingPart : undefined}
          onChange={({ target }) => setPart(target.value)}
        />
      ) : (
        <p>{texts.replaces}</p>
      )}
      <TextField
        label={texts.address}
        hint={texts.addressHint}
        required
        type="url"
        inputMode="url"
        autoComplete="off"
        maxLength={500}
        value={address}
        error={missing ?? addressErrorOf(error)}
        onChange={({ target }) => setAddress(target.value)}
      />
    </FormDialog>
  );
}
