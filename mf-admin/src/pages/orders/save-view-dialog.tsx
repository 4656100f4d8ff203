import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import type { OrderFilter } from '@sendahead/shared-contracts/console/order-list-calls';
import { listViews, type SavedView, saveView } from '@sendahead/shared-contracts/console/view-calls';
import { CheckField, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { viewTexts as texts } from '../../copy/orders.ts';

type SaveViewDialogProps = {
  filter: OrderFilter;
  /** The name of the open view. */
  name: string;
  onClose: () => void;
  onSaved: (view: SavedView) => void;
};

/** The name under which the filters are saved, and whether colleagues see them. */
export function SaveViewDialog({ filter, name: first, onClose, onSaved }: SaveViewDialogProps) {
  const [name, setName] = useState(first);
  const [shared, setShared] = useState(false);
  const [missing, setMissing] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, saveView, listViews));
  const submit = (): void => {
    setMissing(name.trim() === '');
    if (name.trim() === '') return;
    mutate({ body: { name: name.trim(), shared, filter } }, { onSuccess: onSaved });
  };
  const full = isApiError(error) && error.code === 'too_many_views';
  return (
    <FormDialog
      title={texts.saveView}
      act={texts.save}
      busyAct={actTexts.saving}
      busy={isPending}
      failure={error ? (full ? texts.tooMany : texts.notSaved) : null}
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
        error={missing ? texts.nameMissing : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <CheckField label={texts.share} checked={shared} onChange={({ target }) => setShared(target.checked)} />
    </FormDialog>
  );
}
