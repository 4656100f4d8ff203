import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { listBrands } from '@sendahead/shared-contracts/console/brand-calls';
import {
  maxClosedTextLength,
  readBrandState,
  setBrandState,
} from '@sendahead/shared-contracts/console/brand-state-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../console/form-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { brandStateTexts as texts } from '../../copy/brand-state.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';

export type WantedState = 'open' | 'closed' | 'archived';
type Standing = CallOutput<typeof readBrandState>;

const notices: Readonly<Record<WantedState, string>> = {
  open: texts.opened,
  closed: texts.closedNow,
  archived: texts.archivedNow,
};

/** What happens is said before the press, with the carts, links and orders that it concerns. */
export function ChangeState({
  slug,
  standing,
  wanted,
  onClose,
  onDone,
}: {
  slug: string;
  standing: Standing;
  wanted: WantedState;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const { isPending, error, mutate } = useMutation(
    mutationOf(useApi(), setBrandState, readBrandState, listBrands, changeHistory),
  );
  const [sentence, setSentence] = useState(standing.closed_text);
  const [reason, setReason] = useState('');
  const act =
    wanted === 'closed'
      ? texts.close
      : wanted === 'archived'
        ? texts.archive
        : standing.state === 'archived'
          ? texts.bringBack
          : texts.open;
  const submit = (): void =>
    mutate(
      {
        params: { slug },
        body: {
          state: wanted,
          expected: standing.state,
          reason: reason.trim(),
          ...(wanted === 'open' ? {} : { closed_text: sentence.trim() }),
        },
      },
      { onSuccess: () => onDone(notices[wanted]) },
    );
  return (
    <FormDialog
      title={act}
      act={act}
      busyAct={actTexts.saving}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      onSubmit={submit}
      danger={wanted !== 'open'}
    >
      {wanted === 'open' ? (
        <>
          <p>{texts.opens(standing.address)}</p>
          <p>{texts.opensOthers}</p>
        </>
      ) : (
        <>
          <p>{texts.closes}</p>
          {wanted === 'archived' ? <p>{texts.archives}</p> : null}
          <p>{texts.concerns}</p>
          <ul>
            <li>{texts.carts(standing.open_carts)}</li>
            <li>{texts.links(standing.unpaid_links)}</li>
            <li>{texts.orders(standing.orders_under_way)}</li>
          </ul>
          <p>{texts.continues}</p>
          <TextField
            label={texts.sentence}
            hint={texts.sentenceHint}
            optional
            maxLength={maxClosedTextLength}
            value={sentence}
            onChange={({ target }) => setSentence(target.value)}
          />
        </>
      )}
      <TextField
        label={actTexts.why}
        hint={actTexts.whyHint}
        optional
        maxLength={200}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </FormDialog>
  );
}
