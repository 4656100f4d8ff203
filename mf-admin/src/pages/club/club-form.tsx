import { type ClubFields, changeClub } from '@sendahead/shared-contracts/console/club-calls';
import { Alert } from '@sendahead/shared-ui/alert';
import { Button } from '@sendahead/shared-ui/button';
import { TextField } from '@sendahead/shared-ui/field';
import { type FormEvent, useState } from 'react';
import { usePress } from '../../console/use-press.ts';
import { clubFailure, clubProblems } from '../../copy/clubs.ts';
import { Billing } from './billing.tsx';
import { type ClubDraft, changedFields, problemsOf, type ReadClub, typedOf } from './club-draft.ts';
import { Fees } from './fees.tsx';
import { Hours } from './hours.tsx';
import { Notes } from './notes.tsx';
import { Place } from './place.tsx';

/** Everything of a club that whoever reads it may change. Only what was changed is sent, with what it was before. */
export function ClubForm({ club, onSaved }: { club: ReadClub; onSaved: () => void }) {
  const [typed, setTyped] = useState(() => typedOf(club));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, error, send } = usePress(changeClub);
  const wrong = problemsOf(typed);
  const fields = changedFields(typed, club);
  const names = Object.keys(fields) as (keyof ClubFields)[];
  const count = names.length;
  const draft: ClubDraft = {
    typed,
    problems: { ...clubProblems(error), ...(tried ? wrong : {}) },
    set: (given) => setTyped((before) => ({ ...before, ...given })),
  };
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    setTried(true);
    if (busy || count === 0 || Object.keys(wrong).length > 0) return;
    const expected = Object.fromEntries(names.map((name) => [name, club.fields[name]]));
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const saved = await send({ params: { clubId: String(club.id) }, body: { fields, expected, ...why } });
    if (saved) onSaved();
  };
  const whole = club.changeable.includes('name');
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      <Fees draft={draft} fees={club.fees} />
      {whole ? (
        <>
          <Hours draft={draft} />
          <Notes draft={draft} />
          <Billing draft={draft} owedCents={club.owed_cents} />
          <Place draft={draft} />
        </>
      ) : null}
      {error || (tried && Object.keys(wrong).length > 0) ? (
        <Alert severity="danger" live>
          {clubFailure(error) ?? 'Some fields are not right; each says why.'}
        </Alert>
      ) : null}
      {count === 0 ? null : (
        <TextField
          label="Why"
          optional
          hint="Stands in the history beside the change."
          autoComplete="off"
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      )}
      <div>
        <Button variant="primary" type="submit" busy={busy} busyLabel="Saving…" disabled={count === 0}>
          {count === 0 ? 'Nothing is changed.' : `Save ${count} ${count === 1 ? 'change' : 'changes'}`}
        </Button>
      </div>
    </form>
  );
}
