import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type ContractPrice,
  endContractPrice,
  listContractPrices,
} from '@sendahead/shared-contracts/console/contract-price-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  addDays,
  type CalendarDate,
  calendarDate,
  isCalendarDate,
} from '@sendahead/shared-contracts/primitives/calendar-date';
import { TextField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../../console/reason-dialog.tsx';
import { useApi } from '../../../console/use-console.ts';
import { contractName, contractTexts as texts } from '../../../copy/contract-prices.ts';
import { percentWords } from '../../../copy/contract-words.ts';
import { failureOf, refusalAt } from './draft.ts';

const words = {
  label: texts.reason,
  hint: texts.reasonHint,
  missing: texts.enterReason,
  maxLength: 300,
} as const;

/** CO-96: the last day of a contract price, with a reason. */
export function EndContract({
  clubId,
  price,
  today,
  onClose,
  onDone,
}: {
  clubId: number;
  price: ContractPrice;
  today: CalendarDate;
  onClose: () => void;
  onDone: (notice: string) => void;
}) {
  const [lastDay, setLastDay] = useState<string>(today);
  const [problem, setProblem] = useState<string>();
  const { isPending, error, mutate } = useMutation(
    mutationOf(useApi(), endContractPrice, listContractPrices, changeHistory),
  );
  const check = (): boolean => {
    const wrong = !isCalendarDate(lastDay)
      ? texts.dayMissing
      : lastDay < addDays(today, -1)
        ? texts.beforeYesterday
        : price.last_day !== null && lastDay > price.last_day
          ? texts.afterEnd
          : undefined;
    setProblem(wrong);
    return wrong === undefined;
  };
  const params = { clubId: String(clubId), priceId: price.id };
  return (
    <ReasonDialog
      title={texts.endTitle}
      act={texts.end}
      busy={isPending}
      failure={failureOf(error)}
      words={words}
      check={check}
      onClose={onClose}
      onAct={(reason) =>
        mutate(
          { params, body: { last_day: calendarDate(lastDay), reason } },
          { onSuccess: () => onDone(texts.endedNow) },
        )
      }
    >
      <p>
        <strong>{contractName(percentWords(price.tenths), price)}</strong>
      </p>
      <p>{texts.endSays}</p>
      <TextField
        label={texts.lastDay}
        type="date"
        required
        width="date"
        min={addDays(today, -1)}
        max={price.last_day ?? undefined}
        value={lastDay}
        error={problem ?? refusalAt(error, 'last_day')}
        onChange={({ target }) => setLastDay(target.value)}
      />
    </ReasonDialog>
  );
}
