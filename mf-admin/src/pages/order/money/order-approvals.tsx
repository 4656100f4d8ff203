import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import type { Notice } from '../../../console/done-message.tsx';
import { approvalTexts as texts } from '../../../copy/approvals.ts';
import { ApprovalList } from '../../../features/approval/approval-list.tsx';
import { Section } from '../section.tsx';

/** CO-44: the order's requests for approval, open and decided. Renders nothing if there are no requests. */
export function OrderApprovals({
  view: { approvals = [] },
  onNotice,
}: {
  view: OrderView;
  onNotice: (notice: Notice) => void;
}) {
  if (approvals.length === 0) return null;
  return (
    <Section title={texts.title} wide>
      <ApprovalList approvals={approvals} named={false} onNotice={onNotice} />
    </Section>
  );
}
