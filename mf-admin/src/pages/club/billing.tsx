import { Button, CheckField, TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import { writeDollars } from '../../copy/dollars.ts';
import type { ClubDraft } from './club-draft.ts';

/** RO-14: whether orders go on the club's account, and up to how much. */
export function Billing({
  draft: { typed, problems, set },
  owedCents,
}: {
  draft: ClubDraft;
  owedCents: number | null;
}) {
  const { billing } = typed;
  return (
    <Panel title={texts.clubBilling}>
      {billing === null ? (
        <>
          <p>{texts.noAccount}</p>
          <div>
            <Button onClick={() => set({ billing: { open: true, limit: '' } })}>{texts.openAccount}</Button>
          </div>
        </>
      ) : (
        <>
          {owedCents === null ? null : <p>{texts.owes(writeDollars(owedCents))}</p>}
          <CheckField
            label={texts.accountOpen}
            checked={billing.open}
            onChange={({ target }) => set({ billing: { ...billing, open: target.checked } })}
          />
          <TextField
            label={texts.limit}
            hint={texts.limitHint}
            width="short"
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            value={billing.limit}
            error={problems.billing}
            onChange={({ target }) => set({ billing: { ...billing, limit: target.value } })}
          />
        </>
      )}
    </Panel>
  );
}
