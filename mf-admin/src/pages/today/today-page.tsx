import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import {
  type TooLateItem,
  type WorkItem,
  type WorkKind,
  type WorkList,
  workKinds,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { Button, demanded, ViewOnDemand } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { DoneMessage, type Notice } from '../../console/done-message.tsx';
import { ListNews, type RowTexts, rowTexts } from '../../console/list-news.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { QueryView } from '../../console/query-view.tsx';
import { showDay } from '../../console/show-day.ts';
import { useApi, useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { noWork, workTexts as texts, tooLateTexts, workHints, workNames } from '../../copy/work.ts';
import { BookFromToday } from './book-from-today.tsx';
import { Figures } from './figures.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { OpenIncidents } from './open-incidents.tsx';
import { WorkRow } from './work-row.tsx';
import './today-page.css';

type OpenItem = WorkItem | TooLateItem;

const approvalsView = demanded(async () => (await import('./waiting-approvals.tsx')).WaitingApprovals);

const requestsView = demanded(async () => (await import('./billing-requests.tsx')).BillingRequests);

const claimsView = demanded(async () => (await import('./waiting-claims.tsx')).WaitingClaims);

const linksView = demanded(async () => (await import('./unpaid-links.tsx')).UnpaidLinks);

/** Everything on the page that waits for someone. */
const textsOf = ({
  items,
  too_late = [],
  approvals = [],
  claims = [],
}: CallOutput<typeof workList>): RowTexts =>
  new Map([
    ...rowTexts(items, ({ subject }) => subject),
    ...rowTexts(too_late, ({ subject }) => `late ${subject}`),
    ...rowTexts(approvals, ({ approval_id }) => approval_id),
    ...rowTexts(claims, ({ claim_id }) => claim_id),
  ]);

/** Work that is due, late or wrong today, with its assignees; admins also see the business figures. */
export function TodayPage() {
  const { may } = useConsole();
  const api = useApi();
  const work = useQuery(queryOf(api, workList, {}));
  const shownTexts = useMemo(() => work.data && textsOf(work.data), [work.data]);
  const [finishing, setFinishing] = useState<OpenItem | null>(null);
  // Kept here, because the list of approvals disappears with its last item.
  const [notice, setNotice] = useState<Notice | null>(null);
  return (
    <>
      <PageHead title={texts.today} detail={work.data ? showDay(work.data.day) : undefined}>
        <BookFromToday />
        <Button onClick={() => work.refetch()}>{actTexts.refresh}</Button>
      </PageHead>
      <QueryView query={work} label={texts.loading}>
        {({ items, too_late = [], more, incidents, ...list }) => (
          <div className="console__page">
            <OpenIncidents incidents={incidents} />
            <DoneMessage>{notice}</DoneMessage>
            <Waiting list={list} onNotice={setNotice} />
            {too_late.length > 0 ? (
              <WorkPanel
                name={tooLateTexts.title}
                hint=""
                items={too_late}
                more={false}
                onFinish={setFinishing}
              />
            ) : null}
            {workKinds
              .filter((kind) => items.some((item) => item.kind === kind))
              .map((kind) => (
                <WorkPanel
                  key={kind}
                  name={workNames[kind]}
                  hint={workHints[kind]}
                  items={items.filter((item) => item.kind === kind)}
                  more={more.includes(kind)}
                  onFinish={setFinishing}
                />
              ))}
            <NothingWaits
              isAll={items.length + too_late.length + waitingIn(list) === 0}
              kinds={workKinds.filter(
                (kind) =>
                  items.every((item) => item.kind !== kind) && (kind !== 'late' || too_late.length === 0),
              )}
            />
          </div>
        )}
      </QueryView>
      {may('read_figures') ? <Figures /> : null}
      <ListNews
        list="work"
        shown={work.isFetching ? undefined : shownTexts}
        read={async () => textsOf(await api.call(workList, {}))}
        onRefresh={() => void work.refetch()}
      />
      {finishing ? <FinishDialog item={finishing} onClose={() => setFinishing(null)} /> : null}
    </>
  );
}

type Lists = Pick<WorkList, 'approvals' | 'billing_requests' | 'claims' | 'pay_links'>;

const waitingIn = ({ approvals, billing_requests, claims, pay_links }: Lists): number =>
  [approvals, billing_requests, claims, pay_links].reduce((sum, list) => sum + (list?.length ?? 0), 0);

/** The lists with their own acts, loaded if they have items. */
function Waiting({
  list: { approvals, billing_requests, claims, pay_links },
  onNotice,
}: {
  list: Lists;
  onNotice: (notice: Notice) => void;
}) {
  const { report } = useConsole().host;
  return (
    <>
      {approvals?.length ? (
        <ViewOnDemand of={approvalsView} props={{ approvals, onNotice }} report={report} />
      ) : null}
      {billing_requests?.length ? (
        <ViewOnDemand of={requestsView} props={{ requests: billing_requests }} report={report} />
      ) : null}
      {claims?.length ? <ViewOnDemand of={claimsView} props={{ claims }} report={report} /> : null}
      {pay_links?.length ? (
        <ViewOnDemand of={linksView} props={{ links: pay_links, onNotice }} report={report} />
      ) : null}
    </>
  );
}

function WorkPanel({
  name,
  hint,
  items,
  more,
  onFinish,
}: {
  name: string;
  /** The purpose of the list. */
  hint: string;
  items: readonly OpenItem[];
  more: boolean;
  onFinish: (item: OpenItem) => void;
}) {
  return (
    <Panel title={`${name} (${items.length}${more ? '+' : ''})`}>
      {hint === '' ? null : <p className="console-work__none">{hint}</p>}
      <ul className="console-work">
        {items.map((item) => (
          <WorkRow key={item.subject} item={item} onFinish={() => onFinish(item)} />
        ))}
      </ul>
      {more ? <p className="console-work__none">{texts.more}</p> : null}
    </Panel>
  );
}

/** The kinds of work without an item, in one place, so that they do not push down the waiting work. */
function NothingWaits({ kinds, isAll }: { kinds: readonly WorkKind[]; isAll: boolean }) {
  return kinds.length === 0 ? null : (
    <Panel title={isAll ? texts.nothing : texts.nothingElse}>
      <p className="console-work__none">{kinds.map((kind) => noWork[kind]).join(' ')}</p>
    </Panel>
  );
}
