import type { EndedCanary } from '@sendahead/shared-contracts/releases/console-calls';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { releaseTexts as texts } from '../../copy/releases.ts';

/** Canaries and new shells that were worse than the live version, with the figures that ended them. */
export function EndedCanaries({ canaries }: { canaries: readonly EndedCanary[] }) {
  if (canaries.length === 0) return null;
  return (
    <Panel title={texts.endedCanaries}>
      <ul className="console-rows console-release">
        {canaries.map(({ part, version, ended_at, loads, faulty, live_loads, live_faulty }) => (
          <li key={`${part} ${version} ${ended_at}`}>
            <When instant={ended_at} />
            <strong>{texts.endedCanary(part, version)}</strong>
            {part === 'shell' ? (
              <>
                <span>{texts.shellEnded}</span>
                <span>{texts.startFaults(faulty, loads)}</span>
                <span>{texts.startFaultsBefore(live_faulty, live_loads)}</span>
              </>
            ) : (
              <>
                <span>{texts.canaryEnded}</span>
                <span>{texts.canaryFaults(faulty, loads)}</span>
                <span>{texts.liveFaults(live_faulty, live_loads)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
