import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import type { ShownUser } from './user-page.tsx';

/** What club staff see of a member, and staff of themselves. */
export function UserFacts({ shown: { user } }: { shown: ShownUser }) {
  return (
    <Panel title="Account">
      <Facts
        facts={[
          ['Email', user.email],
          ['Phone', user.phone || 'none'],
          ['Club', user.club_name ?? 'none'],
          ['Member number', user.member_number ?? 'none'],
        ]}
      />
    </Panel>
  );
}
