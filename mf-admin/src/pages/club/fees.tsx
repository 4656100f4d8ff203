import { TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import { writeDollars } from '../../copy/dollars.ts';
import type { ClubDraft, ReadClub } from './club-draft.ts';

/** RO-03: the fees for a pickup at the club; customers pay them from the next price request on. */
export function Fees({ draft, fees }: { draft: ClubDraft; fees: ReadClub['fees'] }) {
  return (
    <Panel title={texts.pickupFees}>
      <div className="console-columns">
        {fees.map(({ id, title, price_cents }) => (
          <TextField
            key={id}
            label={title}
            hint={texts.feeHint(writeDollars(price_cents))}
            inputMode="decimal"
            autoComplete="off"
            maxLength={9}
            value={draft.typed.fees[id] ?? ''}
            error={draft.problems[`fees.${id}`]}
            onChange={({ target }) => draft.set({ fees: { ...draft.typed.fees, [id]: target.value } })}
          />
        ))}
      </div>
    </Panel>
  );
}
