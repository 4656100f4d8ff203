import { pagesOf } from '@sendahead/shared-contracts/client/query-of';
import { listIncidents } from '@sendahead/shared-contracts/console/incident-calls';
import type { ListedIncident } from '@sendahead/shared-contracts/console/incident-schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { type Column, ListTable } from '../../console/list-table.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { showDateOfYear } from '../../console/show-day.ts';
import { useApi } from '../../console/use-console.ts';
import { areaText, effectText, incidentStateNames, incidentTexts as texts } from '../../copy/incidents.ts';
import { incidentKindNames } from '../../copy/open-incidents.ts';
import './incidents.css';

/** "Dec 1 to Dec 18, 2026": the year appears once if both days share it. */
function daysText({ starts_on, ends_on }: ListedIncident['fields']): string {
  const isOneYear = starts_on.slice(0, 4) === ends_on.slice(0, 4);
  const from = showDateOfYear(starts_on);
  return texts.daysOf({
    from: isOneYear ? from.replace(/, \d{4}$/, '') : from,
    until: showDateOfYear(ends_on),
  });
}

const columns: readonly Column<ListedIncident>[] = [
  {
    name: texts.incident,
    cell: ({ fields }) => `${incidentKindNames[fields.kind]}: ${areaText(fields.area)}`,
  },
  { name: texts.sentence, fills: true, cell: ({ fields }) => fields.sentence },
  {
    name: texts.inForce,
    cell: ({ fields }) => <span className="incident-days">{daysText(fields)}</span>,
  },
  { name: texts.effect, cell: ({ fields }) => effectText(fields) },
  { name: texts.state, cell: ({ state }) => incidentStateNames[state] },
];

/** Incidents: those that are open or planned before those that ended. */
export function IncidentsPage() {
  const api = useApi();
  const list = useInfiniteQuery(pagesOf(api, listIncidents, () => ({})));
  return (
    <>
      <PageHead title={texts.incidents} detail={texts.detail}>
        <Link href="/incidents/new" className="ui-button ui-button--primary">
          {texts.newIncident}
        </Link>
      </PageHead>
      <ListTable
        caption={texts.incidents}
        list={list}
        rowsOf={({ incidents }) => incidents}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/incidents/${id}`}
        empty={texts.none}
      />
    </>
  );
}
