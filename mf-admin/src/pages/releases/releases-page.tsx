import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { releaseTexts as texts } from '../../copy/releases.ts';
import { EndedCanaries } from './ended-canaries.tsx';
import { FaultList } from './fault-list.tsx';
import { PartTable } from './part-table.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { VitalsList } from './vitals-list.tsx';
import './releases-page.css';

/** Browsers report a fault two seconds after it happened, so it appears here within ten. */
const everyMs = 8000;

/** The live version of each part, how it works in browsers, and the commands that release it. */
export function ReleasesPage() {
  const api = useApi();
  const query = useQuery({ ...queryOf(api, listReleases, {}), refetchInterval: everyMs });
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <Button onClick={() => query.refetch()}>{actTexts.refresh}</Button>
      </PageHead>
      <QueryView query={query} label={texts.loading}>
        {({ parts, faults, history, ended_canaries = [] }) => (
          <div className="console__page">
            <PartTable parts={parts} />
            <EndedCanaries canaries={ended_canaries} />
            <VitalsList parts={parts} />
            <FaultList faults={faults} />
            <ReleaseHistory history={history} />
          </div>
        )}
      </QueryView>
    </>
  );
}
