import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { compareRateDraft } from '@sendahead/shared-contracts/console/rate-sheet-calls';
import { formatMoney } from '@sendahead/shared-ui/money';
import { Panel } from '../../console/panel.tsx';

const signed = (cents: number): string => (cents > 0 ? `+${formatMoney(cents)}` : formatMoney(cents));
const share = (part: number, of: number): string => `${of === 0 ? 0 : Math.round((1000 * part) / of) / 10} %`;

/** What sample trips cost by the draft and by the sheet that holds, and the trips that change most. */
export function Comparison({
  told,
  isPresent,
}: {
  told: CallOutput<typeof compareRateDraft> | null;
  /** Whether it is of the draft as it stands there now. */
  isPresent: boolean;
}) {
  if (told === null)
    return (
      <Panel title="Compared">
        <p>
          What was ordered last, and trips to every zone, are priced by this draft and by the sheet of today.
        </p>
      </Panel>
    );
  const change = told.draft_cents - told.live_cents;
  return (
    <Panel title={`Compared with ${told.live_version}`}>
      {isPresent ? null : <p role="status">Figures were changed since this was worked out.</p>}
      <dl className="console-figures-list">
        <div>
          <dt>{`${told.trips} trips`}</dt>
          <dd>{`${formatMoney(told.live_cents)} before, ${formatMoney(told.draft_cents)} by the draft`}</dd>
        </div>
        <div>
          <dt>In all</dt>
          <dd>{`${signed(change)} (${share(change, told.live_cents)})`}</dd>
        </div>
        <div>
          <dt>Dearer</dt>
          <dd>{`${told.dearer} (${share(told.dearer, told.trips)})`}</dd>
        </div>
        <div>
          <dt>Cheaper</dt>
          <dd>{`${told.cheaper} (${share(told.cheaper, told.trips)})`}</dd>
        </div>
      </dl>
      {told.unserved > 0 ? <p>{`${told.unserved} trips could not be priced by both.`}</p> : null}
      {told.most.length > 0 ? (
        <>
          <h3>Changed most</h3>
          <ul className="console-rows">
            {told.most.map(({ trip, live_cents, draft_cents }) => (
              <li key={trip}>
                <span>{trip}</span>
                <strong>{signed(draft_cents - live_cents)}</strong>
                <span>{`${formatMoney(live_cents)} to ${formatMoney(draft_cents)}`}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  );
}
