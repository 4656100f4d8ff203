import type { ReleaseOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { releaseTexts as texts } from '../../copy/releases.ts';

/** Who released what, when and why, newest first. */
export function ReleaseHistory({ history }: { history: readonly ReleaseOnConsole[] }) {
  return (
    <Panel title={texts.history}>
      <ol className="console-rows console-release">
        {history.map(({ revision, at, by, why, commit, moves, despite }) => (
          <li key={revision}>
            <When instant={at} />
            <strong>{by}</strong>
            {moves.map(({ part, from, to }) => (
              <span key={part}>{texts.released(part, from, to)}</span>
            ))}
            {moves.length === 0 ? <span>{texts.sameVersions}</span> : null}
            {why === null ? null : <span>{texts.why(why)}</span>}
            {commit === null ? null : <small>{texts.commit(commit)}</small>}
            {despite.map((reason) => (
              <small key={reason}>{texts.despite(reason)}</small>
            ))}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
