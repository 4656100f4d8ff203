import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { listReleases } from '@sendahead/shared-contracts/releases/console-calls';
import { releaseRights } from '@sendahead/shared-contracts/releases/token-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { releaseTexts as texts } from '../../copy/releases.ts';
import { EndedCanaries } from './ended-canaries.tsx';
import { FaultList } from './fault-list.tsx';
import { HookList } from './hook-list.tsx';
import { MovePart } from './move-part.tsx';
import type { OpenedAct } from './part-acts.tsx';
import { PartTable } from './part-table.tsx';
import { ReleaseHistory } from './release-history.tsx';
import { TokenList } from './token-list.tsx';
import { VitalsList } from './vitals-list.tsx';
import './releases-page.css';

/** Browsers report a fault two seconds after it happened, so it appears here within ten. */
const everyMs = 8000;

/** The live version of each part, how it works in browsers, and the acts that move it (RL-22). */
export function ReleasesPage() {
  const api = useApi();
  const query = useQuery({ ...queryOf(api, listReleases, {}), refetchInterval: everyMs });
  const [opened, setOpened] = useState<(OpenedAct & { revision: number }) | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const mayRelease = useConsole().may('run_releases');
  const rights = useQuery({ ...queryOf(api, releaseRights, {}), enabled: mayRelease });
  // RL-25: null for all parts.
  const own = rights.data?.parts ?? (rights.data ? null : []);
  const isOwn = (part: string): boolean => own === null || own.includes(part);
  const open = (revision: number) => (act: OpenedAct) => {
    setDone(null);
    setOpened({ ...act, revision });
  };
  return (
    <>
      <PageHead title={texts.title} detail={texts.detail}>
        <Button onClick={() => query.refetch()}>{actTexts.refresh}</Button>
      </PageHead>
      <DoneMessage>{done}</DoneMessage>
      <QueryView query={query} label={texts.loading}>
        {({ parts, faults, history, ended_canaries = [] }) => (
          <div className="console__page">
            <PartTable parts={parts} isOwn={isOwn} onOpen={open(history[0]?.revision ?? 0)} />
            <EndedCanaries canaries={ended_canaries} />
            <VitalsList parts={parts} />
            <FaultList faults={faults} />
            <ReleaseHistory history={history} />
            {rights.data ? (
              <>
                <HookList parts={parts.map(({ part }) => part).filter(isOwn)} />
                <TokenList rights={rights.data} parts={parts.map(({ part }) => part).filter(isOwn)} />
              </>
            ) : null}
          </div>
        )}
      </QueryView>
      {opened ? (
        <MovePart
          opened={opened}
          revision={opened.revision}
          onClose={() => setOpened(null)}
          onDone={(said) => {
            setOpened(null);
            setDone(said);
          }}
        />
      ) : null}
    </>
  );
}
