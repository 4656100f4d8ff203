import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { type LabeledOrder, previewLabels } from '@sendahead/shared-contracts/console/order-label-calls';
import type { OrderSelection } from '@sendahead/shared-contracts/console/order-list-calls';
import { Button, TextField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { useTyped } from '../../../console/use-typed.ts';
import { actTexts } from '../../../copy/acts.ts';
import { orderLabelTexts as texts } from '../../../copy/order-labels.ts';
import { LeftOut } from './left-out.tsx';
import { Results } from './results.tsx';
import { useReplacing } from './use-replacing.ts';

interface Props {
  readonly selection: OrderSelection;
  readonly onClose: () => void;
}

/**
 * CO-50: voids the labels of the chosen orders and has new ones bought: shows how many, then runs order by
 * order.
 */
export function ReplaceDialog({ selection, onClose }: Props) {
  const id = useId();
  const { onInput, mayLeave } = useTyped();
  const preview = useQuery(queryOf(useApi(), previewLabels, { body: { selection } }));
  // The orders that the dialog showed are changed, even if the list has changed since.
  const orders = preview.data?.orders ?? [];
  const replaced = orders.filter(({ renewable }) => renewable.length > 0);
  const { state, results, start, stop } = useReplacing();
  return (
    <Modal
      open
      title={texts.replace}
      onClose={onClose}
      // Once it runs, nothing typed is left to lose.
      mayLeave={state === 'idle' ? mayLeave : undefined}
      actions={
        <>
          {state === 'running' ? (
            <Button onClick={stop}>{texts.stop}</Button>
          ) : (
            <Button onClick={onClose}>{state === 'over' ? actTexts.close : actTexts.cancel}</Button>
          )}
          {state === 'idle' && replaced.length > 0 ? (
            <Button variant="primary" type="submit" form={id}>
              {texts.start(replaced.length)}
            </Button>
          ) : null}
        </>
      }
    >
      <QueryView query={preview} label={texts.loading}>
        {() =>
          state === 'idle' ? (
            <Preview
              id={id}
              orders={orders}
              replaced={replaced}
              onInput={onInput}
              onStart={(reason) => start(replaced, reason)}
            />
          ) : (
            <Results results={results} all={replaced.length} over={state === 'over'} />
          )
        }
      </QueryView>
    </Modal>
  );
}

function Preview({
  id,
  orders,
  replaced,
  onInput,
  onStart,
}: {
  id: string;
  orders: readonly LabeledOrder[];
  replaced: readonly LabeledOrder[];
  onInput: () => void;
  onStart: (reason: string) => void;
}) {
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const labels = replaced.reduce((sum, { renewable }) => sum + renewable.length, 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') onStart(reason.trim());
  };
  return (
    <form id={id} className="order-labels" noValidate onInput={onInput} onSubmit={submit}>
      <p>{labels > 0 ? texts.replaced({ labels, orders: replaced.length }) : texts.nothing}</p>
      {labels > 0 ? (
        <TextField
          label={actTexts.reason}
          hint={texts.commentHint}
          required
          autoComplete="off"
          maxLength={500}
          value={reason}
          error={missing && reason.trim() === '' ? actTexts.enterReason : undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      ) : null}
      <LeftOut orders={orders.filter(({ renewable }) => renewable.length === 0)} />
    </form>
  );
}
