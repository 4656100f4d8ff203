import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { readClubStanding } from '@sendahead/shared-contracts/console/club-archive-calls';
import { Button } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { Panel } from '../../../console/panel.tsx';
import { QueryView } from '../../../console/query-view.tsx';
import { useApi } from '../../../console/use-console.ts';
import { archiveTexts as texts } from '../../../copy/club-archive.ts';
import { mergeTexts } from '../../../copy/club-merge.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import './archive.css';

type Standing = CallOutput<typeof readClubStanding>;

/** CO-137, CO-138: whether the club is archived, and what archives, brings back and merges it. */
export function ArchivePanel({ club }: { club: { id: number; name: string } }) {
  const query = useQuery(queryOf(useApi(), readClubStanding, { params: { clubId: String(club.id) } }));
  const [done, setDone] = useState<string | null>(null);
  return (
    <Panel title={texts.title}>
      <p role="status" className="console-saved">
        {done}
      </p>
      <QueryView query={query} label={texts.loading}>
        {(standing) => <Acts club={club} standing={standing} onDone={setDone} />}
      </QueryView>
    </Panel>
  );
}

function Acts({
  club,
  standing,
  onDone,
}: {
  club: { id: number; name: string };
  standing: Standing;
  onDone: (notice: string) => void;
}) {
  const [dialog, setDialog] = useState<'archive' | 'merge' | null>(null);
  const { archived } = standing;
  const close = (): void => setDialog(null);
  const finish = (notice: string): void => {
    close();
    onDone(notice);
  };
  if (archived?.merged_into)
    return (
      <p>
        {texts.mergedInto} <Link href={`/clubs/${archived.merged_into.id}`}>{archived.merged_into.name}</Link>
        .
      </p>
    );
  return (
    <>
      <p>{archived ? texts.archived : texts.inUse}</p>
      {archived ? null : <p>{mergeTexts.openDetail}</p>}
      <div className="console-archive__acts">
        <Button onClick={() => setDialog('archive')}>{archived ? texts.bringBack : texts.archive}</Button>
        {archived ? null : <Button onClick={() => setDialog('merge')}>{mergeTexts.open}</Button>}
      </div>
      {dialog === 'archive' ? (
        <ArchiveDialog clubId={club.id} standing={standing} onClose={close} onDone={finish} />
      ) : null}
      {dialog === 'merge' ? <MergeDialog club={club} onClose={close} onDone={finish} /> : null}
    </>
  );
}
