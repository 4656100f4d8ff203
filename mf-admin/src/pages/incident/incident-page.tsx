import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  incidentChoices,
  listIncidents,
  readIncident,
} from '@sendahead/shared-contracts/console/incident-calls';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { History } from '../../console/history.tsx';
import { PageHead } from '../../console/page-head.tsx';
import type { PageParams } from '../../console/pages.ts';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { actWords } from '../../copy/incident-acts.ts';
import { areaText, incidentStateNames, incidentTexts as texts } from '../../copy/incidents.ts';
import { incidentKindNames } from '../../copy/open-incidents.ts';
import { IncidentAct } from './acts/incident-act.tsx';
import { EndIncident } from './end-incident.tsx';
import { IncidentForm } from './incident-form.tsx';
import { Mailing } from './mailing.tsx';
import { Moving } from './moving.tsx';

/** Milliseconds between two checks of how many customers have been emailed. */
const lookAgainMs = 2000;

/** One incident: its fields, what it affects, its emails, and its history. */
export function IncidentPage({ params: { incidentId = '' } }: { params: PageParams }) {
  const api = useApi();
  const choices = useQuery(queryOf(api, incidentChoices, {}));
  const query = useQuery({
    ...queryOf(api, readIncident, { params: { incidentId } }),
    refetchInterval: ({ state: { data } }) => (data?.mailing.state === 'sending' ? lookAgainMs : false),
  });
  const read = query.data;
  return (
    <>
      <PageHead
        title={
          read ? `${incidentKindNames[read.fields.kind]}: ${areaText(read.fields.area)}` : texts.incident
        }
        detail={
          <>
            {read ? `${incidentStateNames[read.state]} · ` : ''}
            <Link href="/incidents">{texts.back}</Link>
          </>
        }
      >
        {read && read.state !== 'ended' ? <EndIncident incidentId={incidentId} /> : null}
      </PageHead>
      <QueryView query={query} label={texts.loading}>
        {(incident) => (
          <QueryView query={choices} label={texts.loadingChoices}>
            {(known) => (
              <IncidentForm key={JSON.stringify(incident.fields)} incident={incident} choices={known}>
                <Moving incident={incident} />
                {(['other_carrier', 'refund', 'void_labels'] as const).map((act) => (
                  <Panel key={act} title={actWords[act].title}>
                    <IncidentAct incident={incident} act={act} offered={incident.state !== 'ended'} />
                  </Panel>
                ))}
                <Mailing incident={incident} />
                <History
                  kind="incident"
                  subject={incidentId}
                  stale={[readIncident, listIncidents]}
                  names={Object.fromEntries(known.services.map(({ code, name }) => [code, name]))}
                />
              </IncidentForm>
            )}
          </QueryView>
        )}
      </QueryView>
    </>
  );
}
