import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import { useState } from 'react';
import { DoneMessage } from '../../console/done-message.tsx';
import { Panel } from '../../console/panel.tsx';
import { approvalTexts as texts } from '../../copy/approvals.ts';
import { ApprovalList } from '../../features/approval/approval-list.tsx';

/** CO-44: what waits for a second person, and decisions on the reader's own requests. Without any it draws nothing. */
export function WaitingApprovals({ approvals = [] }: Pick<WorkList, 'approvals'>) {
  const [said, setSaid] = useState<string | null>(null);
  return (
    <>
      <DoneMessage>{said}</DoneMessage>
      {approvals.length === 0 ? null : (
        <Panel title={`${texts.title} (${approvals.length})`}>
          <ApprovalList approvals={approvals} named onSaid={setSaid} />
        </Panel>
      )}
    </>
  );
}
