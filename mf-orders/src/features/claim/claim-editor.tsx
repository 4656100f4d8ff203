import { moveOwnClaim, saveClaim } from '@sendahead/shared-contracts/claims/calls';
import { type Claim, longestClaimText } from '@sendahead/shared-contracts/claims/schema';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextArea, TextField } from '@sendahead/shared-ui/field';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { claimKindWords, claimWords } from '../../copy/claims.ts';
import { problemWords } from '../../copy/problems.ts';
import { usePress } from '../../hooks/use-press.ts';
import { readDollars, writeDollars } from '../../state/dollars.ts';
import { ClaimFiles } from './claim-files.tsx';

/** Milliseconds without a key after which what stands there is saved. */
const pauseMs = 600;

/** What happened, what it was worth, and proof: saved as it is written, so that the claim survives the page. */
export function ClaimEditor({ claim, changed }: { claim: Claim; changed: () => void }) {
  const { claim_id: claimId, kind, state } = claim;
  const params = { claimId };
  const saving = usePress(saveClaim);
  const sending = usePress(moveOwnClaim);
  const [what, setWhat] = useState(claim.what);
  const [value, setValue] = useState(writeDollars(claim.value_cents));
  const [answer, setAnswer] = useState('');
  const [pressed, setPressed] = useState(false);
  const [saved, setSaved] = useState(false);
  const [sent, setSent] = useState({ what, value });
  const cents = value.trim() === '' ? 0 : readDollars(value);
  const missing = {
    what: what.trim() === '',
    value: cents === null || (cents === 0 && kind !== 'late'),
    files: kind === 'damaged' && claim.files.length === 0,
  };
  const save = async (): Promise<boolean> => {
    const done = await saving.send({
      params,
      body: { what, ...(cents === null ? {} : { value_cents: cents }) },
    });
    setSaved(done !== null);
    setSent({ what, value });
    return done !== null;
  };
  const latest = useRef(save);
  latest.current = save;
  const unsaved = !saving.busy && !sending.busy && (what !== sent.what || value !== sent.value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each key begins the pause anew
  useEffect(() => {
    if (!unsaved) return undefined;
    const pause = setTimeout(() => void latest.current(), pauseMs);
    return () => clearTimeout(pause);
  }, [unsaved, what, value]);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setPressed(true);
    if (missing.what || missing.value || missing.files || sending.busy) return;
    if (!(await save())) return;
    const act = state === 'draft' ? 'submit' : 'answer';
    const message = answer.trim();
    if (await sending.send({ params, body: { act, ...(message ? { message } : {}) } })) changed();
  };
  const error = sending.error ?? saving.error;
  return (
    <form className="order-claim" noValidate onSubmit={submit}>
      <TextArea
        label={claimKindWords[kind].what}
        hint={claimKindWords[kind].whatHint}
        required
        maxLength={longestClaimText}
        value={what}
        onChange={({ target }) => setWhat(target.value)}
        error={pressed && missing.what ? claimWords.whatMissing : undefined}
      />
      <TextField
        label={claimWords.value}
        hint={claimWords.valueHint}
        required={kind !== 'late'}
        inputMode="decimal"
        width="short"
        value={value}
        onChange={({ target }) => setValue(target.value)}
        error={(pressed && missing.value) || cents === null ? claimWords.valueMissing : undefined}
      />
      <ClaimFiles
        claim={claim}
        changed={changed}
        missing={pressed && missing.files ? claimWords.filesMissing : undefined}
      />
      {state === 'need_info' ? (
        <TextArea
          label={claimWords.answer}
          optional
          maxLength={longestClaimText}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
        />
      ) : null}
      <p role="status" className="order-claims__when">
        {saved ? claimWords.saved : ''}
      </p>
      {error ? (
        <Alert severity="danger" live>
          {problemWords(error)}
        </Alert>
      ) : null}
      <Button type="submit" variant="primary" busy={sending.busy} busyLabel={claimWords.sending}>
        {state === 'draft' ? claimWords.send : claimWords.sendAnswer}
      </Button>
    </form>
  );
}
