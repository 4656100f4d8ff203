import { readDollars } from '@sendahead/shared-contracts/validation/dollars';
import { Button, TextField } from '@sendahead/shared-ui';
import { type FormEvent, useState } from 'react';
import { maxCents, priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';
import { useWithdrawal, WithdrawalFailure } from './withdrawal.tsx';

/** PR-10: dollars that the company gives, once their reason is recorded. */
export function CompDiscount() {
  const { store } = useAdmin();
  const givenCents = useSelector(({ conceded }) => conceded.compCents);
  const waiting = useSelector(({ compWaitingCents }) => compWaitingCents);
  const withdrawing = useWithdrawal('comp_discount');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cents = readDollars(text, { least: 1, most: maxCents });
    if (cents === null) {
      setProblem(texts.comp);
      return;
    }
    store.dispatch({
      type: 'authorization-wanted',
      act: 'comp_discount',
      gives: { comp_discount: String(cents) },
    });
  };
  if (givenCents > 0 || waiting > 0)
    return (
      <div className="admin-tools__tool">
        <p role="status">{givenCents > 0 ? texts.compGiven(givenCents) : texts.compWaiting(waiting)}</p>
        <Button busy={withdrawing.busy} busyLabel={texts.removing} onClick={withdrawing.withdraw}>
          {texts.removeComp}
        </Button>
        <WithdrawalFailure failed={withdrawing.failed} />
      </div>
    );
  return (
    <form className="admin-tools__tool" aria-label={texts.compDiscount} noValidate onSubmit={submit}>
      <TextField
        label={texts.compInDollars}
        width="short"
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={text}
        error={problem}
        onChange={({ target }) => {
          setText(target.value);
          setProblem(undefined);
        }}
      />
      <Button type="submit">{texts.giveComp}</Button>
    </form>
  );
}
