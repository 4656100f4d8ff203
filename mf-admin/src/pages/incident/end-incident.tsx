import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { endIncident, listIncidents, readIncident } from '@sendahead/shared-contracts/console/incident-calls';
import { workList } from '@sendahead/shared-contracts/console/work-calls';
import { Button } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { incidentFailure, incidentTexts as texts } from '../../copy/incidents.ts';

/** Ends an incident by hand, with a reason. */
export function EndIncident({ incidentId }: { incidentId: string }) {
  const api = useApi();
  const [open, setOpen] = useState(false);
  const ending = useMutation(
    mutationOf(api, endIncident, readIncident, listIncidents, changeHistory, workList),
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.end}</Button>
      {open ? (
        <ReasonDialog
          title={texts.endTitle}
          act={texts.end}
          busy={ending.isPending}
          failure={ending.error ? incidentFailure(ending.error) : null}
          onClose={() => setOpen(false)}
          onAct={(reason) =>
            ending.mutate({ params: { incidentId }, body: { reason } }, { onSuccess: () => setOpen(false) })
          }
        >
          <p>{texts.endDetail}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
