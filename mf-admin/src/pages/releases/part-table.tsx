import type { CanaryOnConsole, PartOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { When } from '../../console/when.tsx';
import { releaseCommands as commands, releaseTexts as texts } from '../../copy/releases.ts';
import { CanaryNote } from './canary-note.tsx';
import { type OpenedAct, PartActs } from './part-acts.tsx';
import { PreviewLinks } from './preview-links.tsx';
import '../../console/list-table.css';

type OnOpen = (opened: OpenedAct) => void;

/** The live version of each part, with the reports of browsers about it. */
export function PartTable({
  parts,
  isOwn,
  onOpen,
}: {
  parts: readonly PartOnConsole[];
  isOwn: (part: string) => boolean;
  onOpen: OnOpen;
}) {
  if (parts.length === 0) return <p>{texts.nothing}</p>;
  return (
    <table className="console-list console-release">
      <caption>{texts.parts}</caption>
      <ColumnHeads
        names={[texts.part, texts.version, texts.since, texts.faults, texts.share, texts.change]}
      />
      <tbody>
        {parts.map((part) => (
          <PartRow key={part.part} row={part} onOpen={isOwn(part.part) ? onOpen : undefined} />
        ))}
      </tbody>
    </table>
  );
}

function PartRow({ row, onOpen }: { row: PartOnConsole; onOpen: OnOpen | undefined }) {
  const { part, version, owner, notice, at, by, why, before, versions, canary = null, previews = [] } = row;
  const previewVersions = versions.filter(({ preview }) => preview);
  const [live, ...others] = versions.filter(({ preview }) => !preview);
  const all = [live, ...others].reduce((sum, one) => sum + (one?.loads_day ?? 0), 0);
  return (
    <tr>
      <td data-label={texts.part}>
        <div>
          <span>{texts.partName(part)}</span>
          <small>{part}</small>
          {owner === undefined ? null : <small>{texts.ownedBy(owner)}</small>}
        </div>
      </td>
      <td data-label={texts.version}>
        <div>
          {notice === null ? <span>{texts.live}</span> : null}
          {notice === null ? null : (
            <>
              <span className="console-release__off">{texts.off}</span>
              <small>{texts.why(notice)}</small>
            </>
          )}
          <small>{version}</small>
          {canary ? <CanaryNote canary={canary} /> : null}
        </div>
      </td>
      <td data-label={texts.since}>
        <div>
          <When instant={at} />
          <small>{by}</small>
          {why === null ? null : <small>{texts.why(why)}</small>}
        </div>
      </td>
      <td data-label={texts.faults}>
        <div>{live ? <Faults of={live} /> : null}</div>
      </td>
      <td data-label={texts.share}>
        <div>
          <span>{texts.shareOf(live?.loads_day ?? 0, all)}</span>
          {others.length === 0 ? null : <small>{texts.alsoSeen}</small>}
          {others.map((other) => (
            <small key={other.version}>
              {other.version}: {texts.shareOf(other.loads_day, all)}, {texts.inDay(other.faults_day)}
            </small>
          ))}
          {previewVersions.map((one) => (
            <small key={one.version}>{texts.inPreview(one.version, one.loads_day, one.faults_day)}</small>
          ))}
        </div>
      </td>
      <td data-label={texts.change}>
        <div className="console-release__change">
          {onOpen ? <PartActs part={row} onOpen={onOpen} /> : null}
          <Commands part={part} before={before} off={notice !== null} canary={canary} />
          <PreviewLinks part={part} previews={previews} />
        </div>
      </td>
    </tr>
  );
}

function Faults({ of }: { of: PartOnConsole['versions'][number] }) {
  return (
    <>
      <span>{texts.inHour(of.faults_hour)}</span>
      <span>{texts.inDay(of.faults_day)}</span>
      <small>{texts.rateOf(of.faults_day, of.loads_day)}</small>
    </>
  );
}

/** The commands that do the same in a checkout, for those who build there. */
function Commands({
  part,
  before,
  off,
  canary,
}: {
  part: string;
  before: string | null;
  off: boolean;
  canary: CanaryOnConsole | null;
}) {
  const shownCommands = [
    ...(canary && canary.ended_at === null
      ? [
          [texts.raise, commands.raise(part)] as const,
          ...((canary.next_percent ?? null) === null && canary.percent < 100
            ? [[texts.letRise, commands.letRise(part)] as const]
            : []),
          [texts.promote, commands.promote(part)] as const,
        ]
      : []),
    ...(canary ? [[texts.endCanary, commands.endCanary(part)] as const] : []),
    ...(before === null ? [] : [[texts.takeBack, commands.takeBack(part, before)] as const]),
    ...(part === 'shell'
      ? []
      : [
          off
            ? ([texts.switchOn, commands.switchOn(part)] as const)
            : ([texts.switchOff, commands.switchOff(part)] as const),
        ]),
  ];
  if (shownCommands.length === 0) return null;
  return (
    <details className="console-release__commands">
      <summary>{texts.commands}</summary>
      <small>{texts.commandsNote}</small>
      <dl>
        {shownCommands.map(([name, command]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{command}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
