import { claimsOfOrder, moveOwnClaim } from '@sendahead/shared-contracts/claims/calls';
import { type Claim, maxClaimTextLength } from '@sendahead/shared-contracts/claims/schema';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { Alert, Button, TextArea, TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { claimKindWords, claimWords } from '../../copy/claims.ts';
import { problemWords } from '../../copy/problems.ts';
import { useApi } from '../../hooks/use-orders.ts';
import { ClaimFiles } from './claim-files.tsx';
import { useClaimDraft } from './use-claim-draft.ts';

/**
 * The description, the value and the evidence: saved while the customer writes, so that the claim survives the page.
 */
export function ClaimEditor({ claim }: { claim: Claim }) {
  const { claim_id: claimId, kind, state } = claim;
  const draft = useClaimDraft(claim);
  const { written, cents } = draft;
  const api = useApi();
  const sending = useMutation(mutationOf(api, moveOwnClaim, claimsOfOrder));
  const [answer, setAnswer] = useState('');
  const [pressed, setPressed] = useState(false);
  /** Saving and sending take two calls; until both end, no other is started and the claim cannot be edited. */
  const [submitting, setSubmitting] = useState(false);
  const missing = {
    what: written.what.trim() === '',
    value: cents === null || (cents === 0 && kind !== 'late'),
    files: kind === 'damaged' && claim.files.length === 0,
  };
  const sendWhole = async (): Promise<void> => {
    if (!(await draft.save())) return;
    const act = state === 'draft' ? 'submit' : 'answer';
    const message = answer.trim();
    const body = { act, ...(message ? { message } : {}) } as const;
    await sending.mutateAsync({ params: { claimId }, body }).catch(() => undefined);
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setPressed(true);
    if (missing.what || missing.value || missing.files || submitting) return;
    setSubmitting(true);
    await sendWhole();
    setSubmitting(false);
  };
  const error = sending.error ?? draft.error;
  return (
    <form className="order-claim" noValidate onSubmit={submit}>
      <TextArea
        label={claimKindWords[kind].what}
        hint={claimKindWords[kind].whatHint}
        required
        maxLength={maxClaimTextLength}
        readOnly={submitting}
        value={written.what}
        onChange={({ target }) => draft.write({ what: target.value })}
        error={pressed && missing.what ? claimWords.whatMissing : undefined}
      />
      <TextField
        label={claimWords.value}
        hint={claimWords.valueHint}
        required={kind !== 'late'}
        inputMode="decimal"
        width="short"
        readOnly={submitting}
        value={written.value}
        onChange={({ target }) => draft.write({ value: target.value })}
        error={(pressed && missing.value) || cents === null ? claimWords.valueMissing : undefined}
      />
      <ClaimFiles claim={claim} missing={pressed && missing.files ? claimWords.filesMissing : undefined} />
      {state === 'need_info' ? (
        <TextArea
          label={claimWords.answer}
          optional
          maxLength={maxClaimTextLength}
          readOnly={submitting}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : null}
      <p role="status" className="order-claims__when">
        {draft.saved ? claimWords.saved : ''}
      </p>
      {error ? (
        <Alert severity="danger" live>
          {problemWords(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" busy={submitting} busyLabel={claimWords.sending}>
        {state === 'draft' ? claimWords.send : claimWords.sendAnswer}
      </Button>
    </form>
  );
}
