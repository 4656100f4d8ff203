import type { FaultOnConsole } from '@sendahead/shared-contracts/releases/console-calls';
import { ColumnHeads } from '../../console/column-heads.tsx';
import { Panel } from '../../console/panel.tsx';
import { When } from '../../console/when.tsx';
import { releaseTexts as texts } from '../../copy/releases.ts';

/** The latest faults that browsers reported, newest first. */
export function FaultList({ faults }: { faults: readonly FaultOnConsole[] }) {
  return (
    <Panel title={texts.faultsTitle}>
      {faults.length === 0 ? (
        <p>{texts.noFaults}</p>
      ) : (
        <table className="console-list console-release">
          <caption>{texts.faultsTitle}</caption>
          <ColumnHeads names={[texts.when, texts.part, texts.fault, texts.page]} />
          <tbody>
            {faults.map(({ at, part, version, phase, name, message, stack, page }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two faults may be alike in everything
              <tr key={`${at} ${part} ${index}`}>
                <td data-label={texts.when}>
                  <When instant={at} />
                </td>
                <td data-label={texts.part}>
                  <div>
                    <span>{texts.partName(part)}</span>
                    <small>{`${part} ${version}`}</small>
                  </div>
                </td>
                <td data-label={texts.fault}>
                  <div>
                    <span>
                      {texts.phase(phase)}: {name} {message}
                    </span>
                    {stack === '' ? null : (
                      <details className="console-release__commands">
                        <summary>{texts.stack}</summary>
                        <pre>{stack}</pre>
                      </details>
                    )}
                  </div>
                </td>
                <td data-label={texts.page}>{page}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
