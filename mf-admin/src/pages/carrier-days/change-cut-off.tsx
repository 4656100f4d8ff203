import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type CutOffFields,
  type CutOffOnConsole,
  changeCutOff,
  listCutOffs,
} from '@sendahead/shared-contracts/console/carrier-day-calls';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { SelectField } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { hourWords, carrierDayTexts as shared, cutOffTexts as texts } from '../../copy/carrier-days.ts';
import { saveFailureOf } from '../../copy/field-problems.ts';

const hours = Array.from({ length: 24 }, (_, hour) => ({ value: String(hour), label: hourWords(hour) }));

/** Changes the hours of an area; first shows from which day they apply. */
export function ChangeCutOff({
  row,
  onClose,
  onChanged,
}: {
  row: CutOffOnConsole;
  onClose: () => void;
  onChanged: () => void;
}) {
  const [fields, setFields] = useState<CutOffFields>(row.fields);
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(useApi(), changeCutOff, listCutOffs, changeHistory),
  );
  const hour = (name: keyof CutOffFields, label: string) => (
    <SelectField
      label={label}
      width="short"
      value={String(fields[name])}
      options={hours}
      onChange={({ target }) => setFields((before) => ({ ...before, [name]: Number(target.value) }))}
    />
  );
  return (
    <ReasonDialog
      title={texts.changeOf(row)}
      act={shared.save}
      busy={isPending}
      failure={saveFailureOf(error)}
      onClose={onClose}
      onEdit={reset}
      onAct={(reason) =>
        mutate(
          { params: { zone: row.zone }, body: { fields, expected: row.fields, reason } },
          { onSuccess: onChanged },
        )
      }
    >
      {hour('pickup_hour', texts.pickup)}
      {hour('drop_off_hour', texts.dropOff)}
      <div className="console-days__follows">
        <p aria-live="polite">{texts.applies(fields.pickup_hour, fields.drop_off_hour)}</p>
        <p>{texts.placed}</p>
      </div>
    </ReasonDialog>
  );
}
