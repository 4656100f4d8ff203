import { ownCredits } from '@sendahead/shared-contracts/accounts/own-account-calls';
import { Money } from '@sendahead/shared-ui/money';
import { creditName, dayOf, movementName } from '../../copy/account-page.ts';
import { useAnswer } from '../../hooks/use-answer.ts';
import { AccountSection, Answered } from './account-section.tsx';

/** What there is to spend beside money, and how it came to that. */
export function CreditsSection() {
  const { answer, ask } = useAnswer(ownCredits);
  return (
    <AccountSection title="Credits">
      <Answered of={answer} ask={ask} what="your credits">
        {({ balances, movements }) => (
          <>
            <dl className="account-balances">
              {balances.map(({ kind, balance_cents }) => (
                <div key={kind}>
                  <dt>{creditName(kind)}</dt>
                  <dd>
                    <Money cents={balance_cents} />
                  </dd>
                </div>
              ))}
            </dl>
            {movements.length > 0 ? (
              <table className="account-ledger">
                <caption>What came and went</caption>
                <thead>
                  <tr>
                    <th scope="col">Day</th>
                    <th scope="col">What</th>
                    <th scope="col">Amount</th>
                  </tr>
                </thead>
                <tbody>
                  {movements.map(({ kind, event, amount_cents, at }) => (
                    <tr key={`${at} ${kind} ${event} ${amount_cents}`}>
                      <td>{dayOf(at)}</td>
                      <td>{`${movementName(event)} (${creditName(kind).toLowerCase()})`}</td>
                      <td>
                        <Money cents={amount_cents} />
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            ) : null}
          </>
        )}
      </Answered>
    </AccountSection>
  );
}
