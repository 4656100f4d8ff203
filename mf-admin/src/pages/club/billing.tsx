import { Button, CheckField, TextField } from '@sendahead/shared-ui';
import { Panel } from '../../console/panel.tsx';
import { clubsTexts as texts } from '../../copy/clubs.ts';
import { writeDollars } from '../../copy/dollars.ts';
import { type ClubDraft, defaultTerms, type TypedClub } from './club-draft.ts';

const opened: TypedClub['billing'] = {
  open: true,
  limit: '',
  terms: String(defaultTerms),
  email: '',
  reminders: false,
};

/** RO-14: whether orders can be billed to the club's account, and its limit. */
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
            <Button onClick={() => set({ billing: opened })}>{texts.openAccount}</Button>
          </div>
        </>
      ) : (
        <>
          {owedCents === null ? null : (
            <p>
              {owedCents < 0
                ? texts.hasCredit(writeDollars(-owedCents))
                : texts.owes(writeDollars(owedCents))}
            </p>
          )}
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
          <TextField
            label={texts.terms}
            hint={texts.termsHint}
            width="short"
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={billing.terms}
            error={problems.billing_terms}
            onChange={({ target }) => set({ billing: { ...billing, terms: target.value } })}
          />
          <TextField
            label={texts.billingEmail}
            hint={texts.billingEmailHint}
            type="email"
            autoComplete="off"
            maxLength={120}
            value={billing.email}
            error={problems.billing_email ?? problems['billing_terms.billing_email']}
            onChange={({ target }) => set({ billing: { ...billing, email: target.value } })}
          />
          <CheckField
            label={texts.reminders}
            checked={billing.reminders}
            onChange={({ target }) => set({ billing: { ...billing, reminders: target.checked } })}
          />
        </>
      )}
    </Panel>
  );
}
