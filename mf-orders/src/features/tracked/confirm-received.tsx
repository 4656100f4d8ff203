import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { confirmReceived, trackByLink } from '@sendahead/shared-contracts/orders/track-calls';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { problemOf, problemWords } from '../../copy/problems.ts';
import { trackWords } from '../../copy/track.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { readFile } from '../../state/read-file.ts';
import { FileField } from '../../views/file-field.tsx';

interface Props {
  readonly token: string;
  readonly leg: LegName;
}

const photoTypes = ['image/jpeg', 'image/png'];

/** A hotel's desk confirms that the bags have arrived, with a name and a photo of where they are. */
export function ConfirmReceived(props: Props) {
  const [open, setOpen] = useState(false);
  if (open) return <ConfirmForm {...props} close={() => setOpen(false)} />;
  return (
    <Button variant="primary" wide onClick={() => setOpen(true)}>
      {trackWords.confirm}
    </Button>
  );
}

function ConfirmForm({ token, leg, close }: Props & { close: () => void }) {
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, confirmReceived, trackByLink));
  const [name, setName] = useState('');
  const [nameMissing, setNameMissing] = useState(false);
  const [photo, setPhoto] = useState<{ name: string; base64: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const choose = async (file: File): Promise<void> => {
    const read = await readFile(file, photoTypes, 'photo_not_read');
    setProblem('problem' in read ? read.problem : null);
    setPhoto('problem' in read ? null : read);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setNameMissing(name.trim() === '');
    if (name.trim() === '' || isPending) return;
    const body = { leg, name: name.trim(), ...(photo ? { photo: photo.base64 } : {}) };
    mutate({ params: { token }, body });
  };
  return (
    <form className="tracked-confirm" aria-label={trackWords.confirmTitle} noValidate onSubmit={submit}>
      <TextField
        label={trackWords.name}
        hint={trackWords.nameHint}
        required
        maxLength={60}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={nameMissing ? trackWords.nameMissing : undefined}
      />
      <FileField
        label={trackWords.photo}
        hint={trackWords.photoHint}
        accept={photoTypes.join(',')}
        chosen={photo?.name}
        onChoose={(file) => void choose(file)}
        error={problem ? problemOf(problem) : undefined}
      />
      {error ? (
        <Alert severity="danger" live>
          {problemWords(error)}
        </Alert>
      ) : null}
      <div className="tracked-confirm__acts">
        <Button type="submit" variant="primary" busy={isPending} busyLabel={trackWords.sending}>
          {trackWords.send}
        </Button>
        <Button onClick={close}>{trackWords.close}</Button>
      </div>
    </form>
  );
}
