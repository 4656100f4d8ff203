import { Button } from '@sendahead/shared-ui/button';
import { CheckField, TextField } from '@sendahead/shared-ui/field';
import { Panel } from '../../console/panel.tsx';
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
    <Panel title="Club billing">
      {billing === null ? (
        <>
          <p>Orders are paid by whoever books.</p>
          <div>
            <Button onClick={() => set({ billing: { open: true, limit: '' } })}>Open an account</Button>
          </div>
        </>
      ) : (
        <>
          {owedCents === null ? null : <p>{`The club owes $${writeDollars(owedCents)}.`}</p>}
          <CheckField
            label="Orders may go on the account"
            checked={billing.open}
            onChange={({ target }) => set({ billing: { ...billing, open: target.checked } })}
          />
          <TextField
            label="Limit"
            hint="In dollars, of what it may owe."
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
