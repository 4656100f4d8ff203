import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  changeContractPrices,
  contractLimit,
  listContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { calendarDate, isCalendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../console/form-dialog.tsx';
import { useApi } from '../../../console/use-console.ts';
import { contractTexts as texts } from '../../../copy/contract-prices.ts';
import { PercentFields, ReasonField } from './contract-fields.tsx';
import { type Direction, failureOf, type Problems, readTenths, refusalAt } from './draft.ts';
import { Trips } from './trips.tsx';
import { useCompared } from './use-compared.ts';

interface TypedChange {
  readonly direction: Direction;
  readonly percent: string;
  readonly fromDay: string;
  readonly reason: string;
}

function problemsOf(typed: TypedChange, today: string): Problems<TypedChange> {
  const tenths = readTenths(typed.percent, typed.direction);
  const isWrong = tenths === null || tenths === 0 || Math.abs(tenths) > 2 * contractLimit;
  return {
    ...(isWrong ? { percent: texts.pointsMissing } : {}),
    ...(!isCalendarDate(typed.fromDay)
      ? { fromDay: texts.dayMissing }
      : typed.fromDay < today
        ? { fromDay: texts.pastDay }
        : {}),
    ...(typed.reason.trim() === '' ? { reason: texts.enterReason } : {}),
  };
}

/** The proposal to send; null while a field is invalid. */
const proposalOf = (typed: TypedChange, today: string) =>
  Object.keys(problemsOf(typed, today)).length > 0
    ? null
    : {
        change: {
          tenths: readTenths(typed.percent, typed.direction) ?? 0,
          from_day: calendarDate(typed.fromDay),
        },
      };

/** A change that is compared first, then saved for exactly the contract prices that were compared. */
function useChange(clubId: number, proposal: ReturnType<typeof proposalOf>) {
  const comparing = useCompared(clubId, proposal);
  const changing = useMutation(mutationOf(useApi(), changeContractPrices, listContractPrices, changeHistory));
  const { error, isPending, mutate, reset } = changing;
  // After a refusal they are compared again, because the set may have changed.
  const compared = error ? null : comparing.compared;
  const submit = (reason: string, onDone: (changed: number) => void): void => {
    if (!proposal) return;
    reset();
    if (!compared) comparing.compare(proposal);
    else
      mutate(
        { params: { clubId: String(clubId) }, body: { ...proposal, expected: compared.changed, reason } },
        { onSuccess: ({ changed }) => onDone(changed) },
      );
  };
  return {
    compared,
    error: error ?? comparing.error,
    isPending: isPending || comparing.isPending,
    submit,
    reset,
  };
}

/** CO-96: one change of all contract prices of a club from a given day, compared first. */
export function ChangeAll({
  clubId,
  today,
  onClose,
  onDone,
}: {
  clubId: number;
  today: string;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const [typed, setTyped] = useState<TypedChange>({
    direction: 'lower',
    percent: '',
    fromDay: today,
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const { compared, error, isPending, submit, reset } = useChange(clubId, proposalOf(typed, today));
  const type = (given: Partial<TypedChange>): void => {
    reset();
    setTyped((before) => ({ ...before, ...given }));
  };
  const shownProblems: Problems<TypedChange> = {
    percent: refusalAt(error, 'tenths'),
    fromDay: refusalAt(error, 'from_day'),
    ...(tried ? problemsOf(typed, today) : {}),
  };
  return (
    <FormDialog
      title={texts.changeTitle}
      act={compared ? texts.changeAct : texts.compare}
      busyAct={compared ? texts.changing : texts.comparing}
      busy={isPending}
      failure={failureOf(error)}
      onClose={onClose}
      onSubmit={() => {
        setTried(true);
        submit(typed.reason.trim(), (changed) => onDone(texts.changed(changed)));
      }}
      wide
    >
      <p>{texts.changeSays}</p>
      <PercentFields
        words={{ direction: texts.pointsDirection, label: texts.pointsLabel, hint: texts.pointsHint }}
        typed={typed}
        error={shownProblems.percent}
        onType={type}
      />
      <TextField
        label={texts.fromDay}
        type="date"
        required
        width="date"
        min={today}
        value={typed.fromDay}
        error={shownProblems.fromDay}
        onChange={({ target }) => type({ fromDay: target.value })}
      />
      <ReasonField value={typed.reason} error={shownProblems.reason} onType={(reason) => type({ reason })} />
      <Trips compared={compared} />
    </FormDialog>
  );
}
