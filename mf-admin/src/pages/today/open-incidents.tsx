import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { Link } from 'wouter';
import { Panel } from '../../console/panel.tsx';
import { showDay } from '../../console/show-day.ts';
import { incidentKindNames, openIncidentTexts as texts } from '../../copy/open-incidents.ts';

/** Incidents in force: each remains on the list until it ends. Renders nothing if there are no incidents. */
export function OpenIncidents({ incidents = [] }: Pick<WorkList, 'incidents'>) {
  if (incidents.length === 0) return null;
  return (
    <Panel title={`${texts.inWork} (${incidents.length})`}>
      <ul className="console-work">
        {incidents.map(({ id, kind, sentence, ends_on }) => (
          <li key={id} className="console-work__item">
            <p className="console-work__what">
              <Link href={`/incidents/${id}`}>{incidentKindNames[kind]}</Link>
              {`: ${sentence} `}
              <span className="console-work__detail">{texts.until(showDay(ends_on))}</span>
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
