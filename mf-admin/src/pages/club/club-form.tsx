import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { type ClubFields, changeClub, readClub } from '@sendahead/shared-contracts/console/club-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { fieldProblemsOf, overwriteText, saveFailureOf, wrongFields } from '../../copy/field-problems.ts';
import { Billing } from './billing.tsx';
import { type ClosedNow, closedNow } from './closing.tsx';
import {
  type ClubDraft,
  changedFields,
  problemsOf,
  type ReadClub,
  typedOf,
  typedOver,
} from './club-draft.ts';
import { Fees } from './fees.tsx';
import { Hours } from './hours.tsx';
import { Notes } from './notes.tsx';
import { Place } from './place.tsx';

/**
 * The fields of a club that the signed-in user may change. Only changed fields are sent, with their previous values.
 */
export function ClubForm({
  club: opened,
  onSaved,
}: {
  club: ReadClub;
  onSaved: (closed: ClosedNow | null) => void;
}) {
  // After a conflict, the club as the other person saved it.
  const [club, setClub] = useState(opened);
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
  /** Only the fields that were typed here stay different, so that the next save reverts nothing else. */
  const takeTheirs = async (): Promise<void> => {
    const fresh = await api.call(readClub, { params: { clubId: String(club.id) } });
    setTyped((now) => typedOver(fresh, now, club));
    setClub(fresh);
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (isPending || count === 0 || Object.keys(wrong).length > 0) return;
    const expected = Object.fromEntries(names.map((name) => [name, club.fields[name]]));
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    const input = { params: { clubId: String(club.id) }, body: { fields, expected, ...why } };
    mutate(input, {
      onError: (refused) => {
        if (isApiError(refused) && refused.code === 'changed_since')
          // Without an answer the next save is refused again, and asks again.
          takeTheirs().catch(() => undefined);
      },
      onSuccess: () => onSaved(closedNow(club.fields, typed)),
    });
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
        failure={failureOf(error) ?? (tried && Object.keys(wrong).length > 0 ? wrongFields : null)}
        reason={reason}
        onReason={setReason}
      />
    </form>
  );
}

const failureOf = (error: unknown): string | null =>
  isApiError(error) && error.code === 'changed_since' ? overwriteText(error) : saveFailureOf(error);
