import type { IncidentChoices, IncidentImpact } from '@sendahead/shared-contracts/console/incident-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import type { UseQueryResult } from '@tanstack/react-query';
import { FormDialog } from '../../console/form-dialog.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { affectedText, incidentTexts } from '../../copy/incidents.ts';
import { stopWhat, stopWhen, stopWhere, stopTexts as texts } from '../../copy/sales-stop.ts';

/** CO-130: before a sales stop starts, what it stops, where and when, and the orders and carts it concerns. */
export function ConfirmStop({
  fields,
  choices,
  affected,
  busy,
  onClose,
  onConfirm,
}: {
  fields: IncidentFields;
  choices: IncidentChoices;
  affected: UseQueryResult<IncidentImpact>;
  busy: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <FormDialog
      title={texts.title}
      act={texts.act}
      busyAct={incidentTexts.making}
      busy={busy}
      failure={null}
      onClose={onClose}
      onSubmit={onConfirm}
      danger
    >
      <p>
        <strong>{stopWhat(fields, choices)}</strong>
      </p>
      <p>{stopWhere(fields)}</p>
      <p>{stopWhen(fields)}</p>
      <QueryView query={affected} label={incidentTexts.counting}>
        {(impact) => <p role="status">{texts.concerns(affectedText(impact))}</p>}
      </QueryView>
    </FormDialog>
  );
}
