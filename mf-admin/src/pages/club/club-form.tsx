import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClubFields, changeClub, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { fieldProblemsOf, saveFailureOf, wrongFields } from '../../copy/field-problems.ts';
import { Billing } from './billing.tsx';
import { type ClosedNow, closedNow } from './closing.tsx';
import { type ClubDraft, changedFields, problemsOf, type ReadClub, typedOf } from './club-draft.ts';
import { Fees } from './fees.tsx';
import { Hours } from './hours.tsx';
import { Notes } from './notes.tsx';
import { Place } from './place.tsx';

/**
 * The fields of a club that the signed-in user may change. Only changed fields are sent, with their previous values.
 */
export function ClubForm({ club, onSaved }: { club: ReadClub; onSaved: (closed: ClosedNow | null) => void }) {
  const [typed, setTyped] = useState(() => typedOf(club));
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const api = useApi();
  const { isPending, error, mutate } = useMutation(mutationOf(api, changeClub, readClub, changeHistory));
  const wrong = problemsOf(typed);
  const fields = changedFields(typed, club);
  const names = Object.keys(fields) as (keyof ClubFields)[];
  const count = names.length;
  const draft: ClubDraft = {
    typed,
    problems: { ...fieldProblemsOf(error), ...(tried ? wrong : {}) },
    set: (given) => setTyped((before) => ({ ...before, ...given })),
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || count === 0 || Object.keys(wrong).length > 0) return;
    const expected = Object.fromEntries(names.map((name) => [name, club.fields[name]]));
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const input = { params: { clubId: String(club.id) }, body: { fields, expected, ...why } };
    mutate(input, { onSuccess: () => onSaved(closedNow(club.fields, typed)) });
  };
  const whole = club.changeable.includes('name');
  return (
    <form className="console__page" noValidate onSubmit={submit}>
      {whole ? (
        <>
          <Place draft={draft} />
          <Hours draft={draft} club={club} />
        </>
      ) : null}
      <Fees draft={draft} fees={club.fees} />
      {whole ? (
        <>
          <Notes draft={draft} microsites={club.microsites} />
          <Billing draft={draft} owedCents={club.owed_cents} />
        </>
      ) : null}
      <SaveChanges
        count={count}
        busy={isPending}
        failure={saveFailureOf(error) ?? (tried && Object.keys(wrong).length > 0 ? wrongFields : null)}
        reason={reason}
        onReason={setReason}
      />
    </form>
  );
}
