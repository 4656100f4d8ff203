import type { PartOnConsole, VersionOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { Panel } from '../../console/panel.tsx';
import { vitalTexts as texts, vitalNames } from '../../copy/vitals.ts';

/** How fast pages were for visitors in the last day, by version of the shell, the live one first. */
export function VitalsList({ parts }: { parts: readonly PartOnConsole[] }) {
  const shell = parts.find(({ part }) => part === 'shell');
  if (!shell) return null;
  const shownVersions = shell.versions.filter(({ version, vitals }) => version === shell.version || vitals);
  return (
    <Panel title={texts.title}>
      <p>{texts.detail}</p>
      <ul className="console-rows console-release">
        {shownVersions.map(({ version, vitals = [] }) => (
          <li key={version}>
            <strong>{version === shell.version ? texts.live : texts.notLive}</strong>
            <small>{version}</small>
            <Shares vitals={vitals} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Shares({ vitals }: { vitals: NonNullable<VersionOnConsole['vitals']> }) {
  return vitalNames.map((name) => {
    const { good, needs_improvement, poor } = vitals.find(({ vital }) => vital === name) ?? none;
    return <span key={name}>{texts.shareOf(name, good, good + needs_improvement + poor)}</span>;
  });
}

const none = { good: 0, needs_improvement: 0, poor: 0 };
