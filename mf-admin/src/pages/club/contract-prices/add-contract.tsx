import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  addContractPrice,
  listContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../console/form-dialog.tsx';
import { useApi } from '../../../console/use-console.ts';
import { contractTexts as texts } from '../../../copy/contract-prices.ts';
import { ContractFields, type ReadContracts } from './contract-fields.tsx';
import { failureOf, fieldsOf, type Problems, problemsOf, refusalAt, type TypedContract } from './draft.ts';
import { Trips } from './trips.tsx';
import { useCompared } from './use-compared.ts';

/** The server's refusals, by field. */
const refusals = (error: unknown): Problems<TypedContract> => ({
  percent: refusalAt(error, 'tenths'),
  brand: refusalAt(error, 'brand'),
  line: refusalAt(error, 'line'),
  carrier: refusalAt(error, 'carrier'),
  firstDay: refusalAt(error, 'first_day'),
  lastDay: refusalAt(error, 'last_day'),
});

/** CO-96: compares a contract price first, then adds it as compared. */
export function AddContract({
  clubId,
  choices,
  onClose,
  onDone,
}: {
  clubId: number;
  choices: ReadContracts;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const [typed, setTyped] = useState<TypedContract>({
    direction: 'lower',
    percent: '',
    brand: '',
    line: '',
    carrier: '',
    firstDay: choices.today,
    lastDay: '',
    reason: '',
  });
  const [tried, setTried] = useState(false);
  const problems = problemsOf(typed, choices.today);
  // A reason changes no price: it is entered before the comparison, and does not reset it.
  const isRight = Object.keys(problems).length === 0;
  const fields = isRight ? fieldsOf(typed) : null;
  const { compared, compare, ...comparing } = useCompared(clubId, fields && { fields });
  const adding = useMutation(mutationOf(useApi(), addContractPrice, listContractPrices, changeHistory));
  const error = adding.error ?? comparing.error;
  const submit = (): void => {
    setTried(true);
    if (!fields) return;
    if (!compared) compare({ fields });
    else
      adding.mutate(
        { params: { clubId: String(clubId) }, body: { fields, reason: typed.reason.trim() } },
        { onSuccess: () => onDone(texts.added) },
      );
  };
  return (
    <FormDialog
      title={texts.add}
      act={compared ? texts.addAct : texts.compare}
      busyAct={compared ? texts.adding : texts.comparing}
      busy={adding.isPending || comparing.isPending}
      failure={failureOf(error)}
      onClose={onClose}
      onSubmit={submit}
      wide
    >
      <ContractFields
        typed={typed}
        problems={{ ...refusals(error), ...(tried ? problems : {}) }}
        choices={choices}
        onType={(given) => {
          adding.reset();
          setTyped((before) => ({ ...before, ...given }));
        }}
      />
      <Trips compared={compared} />
    </FormDialog>
  );
}
