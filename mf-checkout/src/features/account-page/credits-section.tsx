import { ownCredits } from '@sendahead/shared-contracts/accounts/own-account-calls';
import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { Money } from '@sendahead/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { creditName, dayOf, movementName } from '../../copy/account-page.ts';
import { creditsWords as words } from '../../copy/account-sections.ts';
import { creditKinds } from '../../copy/credit-kinds.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AccountSection, Answered } from './account-section.tsx';

/** The credits of the account, and their transactions. */
export function CreditsSection() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, ownCredits, {}));
  return (
    <AccountSection title={words.title}>
      <Answered query={query} what={words.what}>
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
            <p className="account-hint">{creditKinds}</p>
            {movements.length > 0 ? (
              <table className="account-ledger">
                <caption>{words.movements}</caption>
                <thead>
                  <tr>
                    <th scope="col">{words.day}</th>
                    <th scope="col">{words.movement}</th>
                    <th scope="col">{words.amount}</th>
                  </tr>
                </thead>
                <tbody>
                  {movements.map(({ kind, event, withdrawn, amount_cents, at }) => (
                    <tr key={`${at} ${kind} ${event} ${amount_cents}`}>
                      <td>{dayOf(at)}</td>
                      <td>
                        {words.movementOf({
                          movement: movementName(event, withdrawn),
                          credit: creditName(kind),
                        })}
                      </td>
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
