import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { clearClubFee, setClubFee } from '@sendahead/shared-contracts/clubs/fee-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Button, TextField } from '@sendahead/shared-ui';
import { type FormEvent, useState } from 'react';
import { feeFormWords, feeProblems } from '../../copy/club-fee.ts';
import { ownFeeWords } from '../../copy/own-fee.ts';
import { useItinerary } from '../../hooks/use-itinerary.ts';

/** The most that a club may charge; `setClubFee` refuses more. */
const maxCents = 50_000;

interface Props {
  readonly leg: LegName;
  readonly clubId: number;
  readonly fee: PickupFee;
  readonly onClose: (changed: boolean) => void;
}

/** RO-03: the club's fee for a pickup, in dollars, or a reset to the usual one. */
export function ClubFeeForm({ leg, clubId, fee, onClose }: Props) {
  const { host } = useItinerary();
  const [text, setText] = useState((fee.price_cents / 100).toFixed(2));
  const [problem, setProblem] = useState<string>();
  const [saving, setSaving] = useState<'own' | 'usual' | null>(null);
  const params = { id: clubId, fee_id: fee.id };
  const save = async (what: 'own' | 'usual', call: () => Promise<unknown>) => {
    if (saving) return;
    setSaving(what);
    setProblem(undefined);
    try {
      await call();
      onClose(true);
    } catch (error) {
      setProblem(feeProblems(isApiError(error) ? error.status : 0));
      setSaving(null);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const price = readDollars(text, { most: maxCents });
    if (price === null) setProblem(feeFormWords.notDollars);
    else void save('own', () => host.api.call(setClubFee, { params, body: { price_cents: price } }));
  };
  return (
    <form className="itinerary-club-fee" aria-label={ownFeeWords.title} noValidate onSubmit={submit}>
      <TextField
        id={`${leg}-club-fee`}
        label={feeFormWords.label({ pickup: fee.pickup_fees_title })}
        hint={feeFormWords.hint}
        width="short"
        inputMode="decimal"
        autoComplete="off"
        autoFocus
        maxLength={10}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="itinerary-club-fee__buttons">
        <Button type="submit" busy={saving === 'own'} busyLabel={feeFormWords.saving}>
          {feeFormWords.save}
        </Button>
        <Button
          variant="quiet"
          busy={saving === 'usual'}
          busyLabel={feeFormWords.saving}
          onClick={() => void save('usual', () => host.api.call(clearClubFee, { params }))}
        >
          {feeFormWords.usual}
        </Button>
        <Button variant="quiet" onClick={() => onClose(false)}>
          {feeFormWords.cancel}
        </Button>
      </div>
    </form>
  );
}
