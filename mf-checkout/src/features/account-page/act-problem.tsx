import { Alert } from '@sendahead/shared-ui';
import { ownAccountFailure } from '../../copy/account-page.ts';
import type { Act } from '../../hooks/use-act.ts';

/** Why the last act of a section failed, unless one of its fields shows it. */
export function ActProblem({ act }: { act: Act }) {
  const words = Object.keys(act.fields).length > 0 ? null : ownAccountFailure(act.problem);
  return words ? (
    <Alert severity="danger" live>
      {words}
    </Alert>
  ) : null;
}
