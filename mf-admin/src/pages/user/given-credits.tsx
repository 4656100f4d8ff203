import { isApiError } from '@sendahead/shared-contracts/client/api-error';
import { mutationOf } from '@sendahead/shared-contracts/client/query-of';
import { changeHistory } from '@sendahead/shared-contracts/console/history-calls';
import { type GivenCredit, withdrawCredit } from '@sendahead/shared-contracts/console/money-calls';
import { readUser } from '@sendahead/shared-contracts/console/user-calls';
import { Button, formatMoney } from '@sendahead/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ReasonDialog } from '../../console/reason-dialog.tsx';
import { useApi } from '../../console/use-console.ts';
import { When } from '../../console/when.tsx';
import { givenCreditTexts as texts } from '../../copy/given-credits.ts';

interface Props {
  readonly userId: string;
  readonly credits: readonly GivenCredit[];
  readonly isOwn: boolean;
  readonly onDone: (notice: string) => void;
}

/** CO-99: the credits that staff gave the person; an unspent one can be withdrawn. */
export function GivenCredits({ userId, credits, isOwn, onDone }: Props) {
  const api = useApi();
  const [asking, setAsking] = useState<GivenCredit | null>(null);
  const { isPending, error, mutate } = useMutation(mutationOf(api, withdrawCredit, readUser, changeHistory));
  const withdraw = (credit: GivenCredit, reason: string): void =>
    mutate(
      { params: { userId, creditId: String(credit.credit_id) }, body: { reason } },
      {
        onSuccess: () => {
          setAsking(null);
          onDone(texts.withdrew(credit.amount_cents));
        },
      },
    );
  return (
    <>
      <h3>{texts.title}</h3>
      <ul className="console-lines">
        {credits.map((credit) => (
          <li key={credit.credit_id}>
            <span>{texts.line(credit)}</span>
            <span className="console-lines__detail">
              {credit.by ? `${credit.by}, ` : ''}
              <When instant={credit.at} />
            </span>
            {credit.reason ? (
              <span className="console-lines__detail">{texts.reason(credit.reason)}</span>
            ) : null}
            {credit.withdrawn ? <span className="console-lines__detail">{texts.withdrawn}</span> : null}
            {credit.can_withdraw && !isOwn ? (
              <Button
                variant="quiet"
                aria-label={texts.withdrawOf(formatMoney(credit.amount_cents))}
                onClick={() => setAsking(credit)}
              >
                {texts.withdraw}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asking ? (
        <ReasonDialog
          title={texts.withdrawOf(formatMoney(asking.amount_cents))}
          act={texts.withdraw}
          busy={isPending}
          failure={error ? texts.failure(isApiError(error) ? error.code : '') : null}
          onClose={() => setAsking(null)}
          onAct={(reason) => withdraw(asking, reason)}
        >
          <p>{texts.says}</p>
        </ReasonDialog>
      ) : null}
    </>
  );
}
