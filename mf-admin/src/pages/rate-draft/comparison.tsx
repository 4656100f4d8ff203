import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { formatMoney } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { rateTexts as texts } from '../../copy/rates.ts';

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents));
const share = (part: number, of: number): string => `${of === 0 ? 0 : Math.round((1000 * part) / of) / 10}%`;

/** The prices of sample trips by the draft and by the current sheet, and the trips that change the most. */
export function Comparison({
  compared,
  isPresent,
}: {
  compared: CallOutput<typeof compareRateDraft> | null;
  /** Whether the comparison shows the draft in its current state. */
  isPresent: boolean;
}) {
  if (compared === null)
    return (
      <Panel title={texts.compared}>
        <p>{texts.notComparedYet}</p>
      </Panel>
    );
  const change = compared.draft_cents - compared.live_cents;
  return (
    <Panel title={texts.comparedWith(compared.live_version)}>
      {isPresent ? null : <p role="status">{texts.outdated}</p>}
      <dl className="console-figures-list">
        <div>
          <dt>{texts.trips(compared.trips)}</dt>
          <dd>
            {texts.beforeAndBy({
              before: formatMoney(compared.live_cents),
              by: formatMoney(compared.draft_cents),
            })}
          </dd>
        </div>
        <div>
          <dt>{texts.inAll}</dt>
          <dd>{`${signed(change)} (${share(change, compared.live_cents)})`}</dd>
        </div>
        <div>
          <dt>{texts.dearer}</dt>
          <dd>{`${compared.dearer} (${share(compared.dearer, compared.trips)})`}</dd>
        </div>
        <div>
          <dt>{texts.cheaper}</dt>
          <dd>{`${compared.cheaper} (${share(compared.cheaper, compared.trips)})`}</dd>
        </div>
      </dl>
      {compared.unserved > 0 ? <p>{texts.unserved(compared.unserved)}</p> : null}
      {compared.most.length > 0 ? (
        <>
          <h3>{texts.changedMost}</h3>
          <ul className="console-rows">
            {compared.most.map(({ trip, live_cents, draft_cents }) => (
              <li key={trip}>
                <span>{trip}</span>
                <strong>{signed(draft_cents - live_cents)}</strong>
                <span>{texts.fromTo({ before: formatMoney(live_cents), by: formatMoney(draft_cents) })}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
