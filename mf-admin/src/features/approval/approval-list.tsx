import type { Approval } from '@sendahead/shared-contracts/console/approval-calls';
import type { Notice } from '../../console/done-message.tsx';
import { ApprovalItem } from './approval-item.tsx';

interface Props {
  readonly approvals: readonly Approval[];
  readonly named: boolean;
  readonly onNotice: (notice: Notice) => void;
}

/** CO-44: requests for approval, one below the other. */
export const ApprovalList = ({ approvals, ...item }: Props) => (
  <ul className="console-approvals">
    {approvals.map((approval) => (
      <ApprovalItem key={approval.approval_id} approval={approval} {...item} />
    ))}
  </ul>
);
