import { Facts } from '../../console/facts.tsx';
import { Panel } from '../../console/panel.tsx';
import { usersTexts as texts } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

/** The facts that club staff see about a member, and staff about themselves. */
export function UserFacts({ shown: { user } }: { shown: ShownUser }) {
  return (
    <Panel title={texts.account}>
      <Facts
        facts={[
          [texts.email, user.email],
          [texts.phone, user.phone || texts.none],
          [texts.club, user.club_name ?? texts.none],
          [texts.memberNumber, user.member_number ?? texts.none],
        ]}
      />
    </Panel>
  );
}
