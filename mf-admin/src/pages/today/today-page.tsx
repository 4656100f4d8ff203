import {
  type WorkItem,
  type WorkKind,
  workKinds,
  workList,
} from '@sendahead/shared-contracts/console/work-calls';
import { Button } from '@sendahead/shared-ui';
import { useState } from 'react';
import { AskedPart } from '../../console/asked-part.tsx';
import { PageHead } from '../../console/page-head.tsx';
import { Panel } from '../../console/panel.tsx';
import { showDay } from '../../console/show-day.ts';
import { useAsked } from '../../console/use-asked.ts';
import { useConsole } from '../../console/use-console.ts';
import { actTexts } from '../../copy/acts.ts';
import { noWork, workTexts as texts, workNames } from '../../copy/work.ts';
import { Figures } from './figures.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { WorkRow } from './work-row.tsx';
import './today-page.css';

/** What is due, late or wrong today, with who sees to it; and for admins how the business goes. */
export function TodayPage() {
  const { may } = useConsole();
  const asked = useAsked(workList, {});
  const [finishing, setFinishing] = useState<WorkItem | null>(null);
  return (
    <>
      <PageHead title={texts.today} detail={asked.value ? showDay(asked.value.day) : undefined}>
        <Button onClick={asked.again}>{actTexts.refresh}</Button>
      </PageHead>
      <AskedPart asked={asked} label={texts.loading}>
        {({ items, more }) => (
          <div className="console__page">
            {workKinds.map((kind) => (
              <WorkPanel
                key={kind}
                kind={kind}
                items={items.filter((item) => item.kind === kind)}
                more={more.includes(kind)}
                onChanged={asked.again}
                onFinish={setFinishing}
              />
            ))}
          </div>
        )}
      </AskedPart>
      {may('read_figures') ? <Figures /> : null}
      {finishing ? (
        <FinishDialog
          item={finishing}
          onClose={() => setFinishing(null)}
          onDone={() => {
            setFinishing(null);
            asked.again();
          }}
        />
      ) : null}
    </>
  );
}

function WorkPanel({
  kind,
  items,
  more,
  onChanged,
  onFinish,
}: {
  kind: WorkKind;
  items: readonly WorkItem[];
  more: boolean;
  onChanged: () => void;
  onFinish: (item: WorkItem) => void;
}) {
  return (
    <Panel
      title={items.length === 0 ? workNames[kind] : `${workNames[kind]} (${items.length}${more ? '+' : ''})`}
    >
      {items.length === 0 ? <p className="console-work__none">{noWork[kind]}</p> : null}
      <ul className="console-work">
        {items.map((item) => (
          <WorkRow key={item.subject} item={item} onChanged={onChanged} onFinish={() => onFinish(item)} />
        ))}
      </ul>
      {more ? <p className="console-work__none">{texts.more}</p> : null}
    </Panel>
  );
}
