import type { WorkList } from '@sendahead/shared-contracts/console/work-calls';
import type { Notice } from '../../console/done-message.tsx';
import { Panel } from '../../console/panel.tsx';
import { approvalTexts as texts } from '../../copy/approvals.ts';
import { ApprovalList } from '../../features/approval/approval-list.tsx';

interface Props extends Pick<WorkList, 'approvals'> {
  readonly onNotice: (notice: Notice) => void;
}

/** CO-44: requests that wait for a second person, and decisions on the reader's own requests. */
export const WaitingApprovals = ({ approvals = [], onNotice }: Props) => (
  <Panel title={`${texts.title} (${approvals.length})`}>
    <ApprovalList approvals={approvals} named onNotice={onNotice} />
  </Panel>
);
