import { CheckField } from '@sendahead/shared-ui';
import { useState } from 'react';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { auditWords, usersTexts as texts } from '../../copy/users.ts';
import type { ShownUser } from './user-page.tsx';

type Events = ShownUser['audit'];

/** The history of an account: acts on it and by it; views of it are shown on request. */
export function Audit({ audit, views }: { audit: Events; views: Events }) {
  const [withViews, setWithViews] = useState(false);
  const shownEvents = withViews ? [...audit, ...views].toSorted((a, b) => b.at.localeCompare(a.at)) : audit;
  return (
    <Panel title={texts.audit}>
      {views.length > 0 ? (
        <CheckField
          label={texts.withViews}
          checked={withViews}
          onChange={({ target }) => setWithViews(target.checked)}
        />
      ) : null}
      {shownEvents.length === 0 ? <p className="order-muted">{texts.noAudit}</p> : null}
      <ul className="console-lines">
        {shownEvents.map(({ at, kind, by, reason, amount_cents }, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events have no id here, and never move
          <li key={position}>
            <span>{auditWords(kind, amount_cents)}</span>
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
