import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { adjustRate } from '@sendahead/shared-contracts/pricing/rate-adjustment-calls';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Alert, Button, TextField } from '@sendahead/shared-ui';
import { type FormEvent, useState } from 'react';
import { authorizationTexts } from '../../copy/authorization.ts';
import { decisionWords } from '../../copy/decision.ts';
import { maxCents, priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { AskAdjustment } from './ask-adjustment.tsx';

type Phase = 'typing' | 'saving' | 'saved' | 'waits' | 'taken-back' | 'failed';

/** Changes the rate of a cart, and says how that went. `tooMuch`: the server knows a lower price than this page. */
function useAdjusting(cartId: string) {
  const { host, store } = useAdmin();
  const [phase, setPhase] = useState<Phase>('typing');
  const [tooMuch, setTooMuch] = useState(false);
  const [waitsFor, setWaitsFor] = useState<string | null>(null);
  const request = useSelector(({ given }) => given?.requests.find(({ id }) => id === waitsFor));
  /** 0 removes the current adjustment. */
  const adjust = async (amount_cents: number, reason: string) => {
    setPhase('saving');
    setTooMuch(false);
    try {
      const { approval_id } = await host.api.call(adjustRate, {
        params: { cart_id: cartId },
        body: { amount_cents, reason },
      });
      if (approval_id !== undefined) {
        store.dispatch({ type: 'approval-asked', id: approval_id });
        setWaitsFor(approval_id);
        setPhase('waits');
        return;
      }
      setPhase(amount_cents === 0 ? 'taken-back' : 'saved');
      store.dispatch({ type: 'rate-adjusted' });
    } catch (error) {
      setPhase('failed');
      setTooMuch(isApiError(error) && error.fields.some(({ path }) => path === 'amount_cents'));
    }
  };
  return { phase, tooMuch, decision: request ? decisionWords(request) : null, adjust };
}

/** PR-13: adjusts the price with a reason; the adjustment becomes a separate line. */
export function RateAdjustment({ cartId }: { cartId: string }) {
  const adjustment = useSelector((state) => state.adjustment);
  const priceCents = useSelector((state) => state.priceCents);
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [problems, setProblems] = useState<{ rate?: string | undefined; reason?: string | undefined }>({});
  const [asking, setAsking] = useState<number | null>(null);
  const { phase, tooMuch, decision, adjust } = useAdjusting(cartId);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase === 'saving') return;
    const amount_cents = readDollars(text, { least: -maxCents, most: maxCents }) || null;
    const rate = rateProblem(amount_cents, priceCents);
    const isMissing = reason.trim() === '';
    setProblems({ rate, reason: isMissing ? texts.reason : undefined });
    if (!rate && !isMissing) setAsking(amount_cents);
  };
  return (
    <form className="admin-tools__tool" aria-label={texts.rateAdjustment} noValidate onSubmit={submit}>
      <TextField
        label={texts.rateInDollars}
        hint={texts.rateHint}
        width="short"
        autoComplete="off"
        maxLength={10}
        value={text}
        error={problems.rate ?? (tooMuch ? texts.tooLow : undefined)}
        onChange={({ target }) => setText(target.value)}
      />
      <TextField
        label={texts.rateReason}
        autoComplete="off"
        maxLength={200}
        value={reason}
        error={problems.reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <Button type="submit" busy={phase === 'saving'} busyLabel={texts.adjusting}>
        {texts.adjustRate}
      </Button>
      {adjustment ? (
        <>
          <p className="admin-tools__note">{texts.standing(adjustment)}</p>
          <Button
            aria-disabled={phase === 'saving' || undefined}
            onClick={() => phase !== 'saving' && adjust(0, reason.trim() || texts.removalReason)}
          >
            {texts.removeAdjustment}
          </Button>
        </>
      ) : null}
      <Outcome phase={phase} decision={decision} />
      {asking === null ? null : (
        <AskAdjustment
          cents={asking}
          onClose={() => setAsking(null)}
          onAuthorize={() => {
            setAsking(null);
            void adjust(asking, reason.trim());
          }}
        />
      )}
    </form>
  );
}

/** A lower rate is at most the price; undefined for a rate that fits. */
function rateProblem(amount: number | null, priceCents: number | null): string | undefined {
  if (amount === null) return texts.rate;
  return priceCents !== null && -amount > priceCents ? texts.tooMuch(priceCents) : undefined;
}

function Outcome({ phase, decision }: { phase: Phase; decision: string | null }) {
  if (phase === 'typing' || phase === 'saving') return null;
  const words = {
    saved: texts.adjusted,
    'taken-back': texts.adjustmentRemoved,
    waits: decision ?? authorizationTexts.aboveLimit,
    failed: texts.rateFailed,
  };
  const severity = phase === 'failed' ? 'danger' : phase === 'waits' ? 'info' : 'success';
  return (
    <Alert severity={severity} live>
      {words[phase]}
    </Alert>
  );
}
