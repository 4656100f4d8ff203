import { formatMoney } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { eventWords, usersTexts as texts } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

/** The audit log of an account: changes to it, and acts by it. */
export function Audit({ audit }: { audit: ShownUser['audit'] }) {
  return (
    <Panel title={texts.audit}>
      <ul className="console-lines">
        {audit.map(({ at, kind, by, reason, amount_cents }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id here, and never move
          <li key={position}>
            <span>
              {eventWords(kind)}
              {amount_cents === undefined ? '' : `: ${formatMoney(amount_cents)}`}
            </span>
            <span className="console-lines__detail">
              <span>{by ? `${by}, ` : ''}</span>
              <When instant={at} />
            </span>
            {reason ? <span className="console-lines__detail">{texts.reasonGiven(reason)}</span> : null}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
