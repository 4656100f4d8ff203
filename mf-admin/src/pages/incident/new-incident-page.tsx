import { mutationOf, queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type IncidentChoices,
  incidentChoices,
  listIncidents,
  makeIncident,
} from '@sendahead/shared-contracts/console/incident-calls';
import type { IncidentFields } from '@sendahead/shared-contracts/console/incident-schema';
import { Alert, Button } from '@sendahead/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'wouter';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useUnsavedForm } from '../../console/unsaved-changes.ts';
import { useApi } from '../../console/use-console.ts';
import { incidentFailure, incidentProblems, incidentTexts as texts } from '../../copy/incidents.ts';
import { Affected, useAffected } from './affected.tsx';
import { ConfirmStop } from './confirm-stop.tsx';
import { IncidentFieldGroups } from './incident-fields.tsx';
import { missingIn, newIncident, readIncident, type TypedIncident } from './typed-incident.ts';

/** A new incident. The affected orders appear next to the form before anything is saved. */
export function NewIncidentPage() {
  const api = useApi();
  const choices = useQuery(queryOf(api, incidentChoices, {}));
  return (
    <>
      <PageHead title={texts.newIncident} detail={<Link href="/incidents">{texts.back}</Link>} />
      <QueryView query={choices} label={texts.loadingChoices}>
        {(known) => <NewIncidentForm choices={known} />}
      </QueryView>
    </>
  );
}

function NewIncidentForm({ choices }: { choices: IncidentChoices }) {
  const api = useApi();
  const [typed, setTyped] = useState(() => newIncident(choices.today));
  const [tried, setTried] = useState(false);
  const [confirming, setConfirming] = useState(false);
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { touch, leaveFor } = useUnsavedForm();
  const fields = readIncident(typed);
  const affected = useAffected(fields);
  const { isPending, error, mutate, reset } = useMutation(mutationOf(api, makeIncident, listIncidents));
  const problems = {
    ...incidentProblems(error),
    ...(fields ? incidentProblems(affected.error) : {}),
    ...(tried ? missingIn(typed) : {}),
  };
  const retype = (next: TypedIncident): void => {
    setTyped(next);
    touch();
    // A refusal applies only to the values that were sent.
    if (error) reset();
  };
  const make = (body: IncidentFields): void =>
    mutate(
      { body },
      { onSuccess: ({ id }) => leaveFor(`/incidents/${id}`), onError: () => setConfirming(false) },
    );
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    setTried(true);
    if (fields?.stops_selling) setConfirming(true);
    else if (fields) make(fields);
    else
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  };
  return (
    <div className="console-columns">
      <form id={id} ref={form} className="console__page" noValidate onSubmit={submit}>
        <IncidentFieldGroups typed={typed} problems={problems} choices={choices} onChange={retype} />
      </form>
      <div className="incident-affected">
        <Affected query={affected} complete={fields !== null && Object.keys(problems).length === 0} />
      </div>
      {confirming && fields ? (
        <ConfirmStop
          {...{ fields, choices, affected }}
          busy={isPending}
          onClose={() => setConfirming(false)}
          onConfirm={() => isPending || make(fields)}
        />
      ) : null}
      <div className="console__page">
        {error ? (
          <Alert severity="danger" live>
            {incidentFailure(error)}
          </Alert>
        ) : null}
        <div>
          <Button variant="primary" type="submit" form={id} busy={isPending} busyLabel={texts.making}>
            {texts.make}
          </Button>
        </div>
      </div>
    </div>
  );
}
