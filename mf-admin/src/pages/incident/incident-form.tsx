import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import {
  changeIncident,
  type IncidentChoices,
  listIncidents,
  readIncident as readIncidentCall,
} from '@sendahead/shared-contracts/console/incident-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { SaveChanges } from '../../console/save-changes.tsx';
import { useApi } from '../../console/use-console.ts';
import { incidentFailure, incidentProblems } from '../../copy/incidents.ts';
import { Affected, useAffected } from './affected.tsx';
import { IncidentFieldGroups } from './incident-fields.tsx';
import { missingIn, readIncident, type TypedIncident, typedOf } from './typed-incident.ts';

interface Props {
  readonly incident: CallOutput<typeof readIncidentCall>;
  readonly choices: IncidentChoices;
  /** Shown next to the form, below the affected orders. */
  readonly children: ReactNode;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** An existing incident. Sends only changed fields, with the values they had when the page opened. */
export function IncidentForm({ incident, choices, children }: Props) {
  const api = useApi();
  const [typed, setTyped] = useState(() => typedOf(incident.fields));
  const [reason, setReason] = useState('');
  const fields = readIncident(typed);
  const affected = useAffected(fields);
  const { isPending, error, mutate, reset } = useMutation(
    mutationOf(api, changeIncident, readIncidentCall, listIncidents, changeHistory),
  );
  const problems = {
    ...incidentProblems(error),
    ...(fields ? incidentProblems(affected.error) : {}),
    ...missingIn(typed),
  };
  const names = Object.keys(incident.fields) as (keyof IncidentFields)[];
  const before = typedOf(incident.fields);
  const changed = names.filter((name) => !same(typed[name], before[name]));
  const pick = (from: IncidentFields): Partial<IncidentFields> =>
    Object.fromEntries(changed.map((name) => [name, from[name]]));
  const retype = (next: TypedIncident): void => {
    setTyped(next);
    // A refusal applies only to the values that were sent.
    if (error) reset();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending || changed.length === 0 || !fields) return;
    mutate({
      params: { incidentId: incident.id },
      body: {
        fields: pick(fields),
        expected: pick(incident.fields),
        ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
      },
    });
  };
  return (
    <div className="console-columns">
      <form className="console__page" noValidate onSubmit={submit}>
        <IncidentFieldGroups typed={typed} problems={problems} choices={choices} onChange={retype} />
        <SaveChanges
          count={changed.length}
          busy={isPending}
          failure={error ? incidentFailure(error) : null}
          reason={reason}
          onReason={setReason}
        />
      </form>
      <div className="console__page">
        <Affected
          query={affected}
          complete={fields !== null && Object.keys(problems).length === 0}
          incidentId={incident.id}
        />
        {children}
      </div>
    </div>
  );
}
