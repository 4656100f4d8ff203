import { queryOf } from '@sendahead/shared-contracts/client/query-of';
import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { useQuery } from '@tanstack/react-query';
import { savedCardsSectionWords as words } from '../../copy/account-sections.ts';
import { cardName, expiryWords } from '../../copy/saved-cards.ts';
import { savedCardsOf } from '../../effects/read-saved-cards.ts';
import { AccountSection, Answered } from '../../features/account-page/account-section.tsx';
import { RemoveCard } from '../../features/saved-cards/remove-card.tsx';
import { useCheckout } from '../../hooks/use-checkout.ts';
import { AddCard } from './add-card.tsx';

/** PY-22: the account's saved payment methods. */
export function SavedPaymentMethods() {
  const { host } = useCheckout();
  const query = useQuery(queryOf(host.api, paymentInfo, { query: {} }));
  return (
    <AccountSection title={words.title}>
      <Answered query={query} what={words.what}>
        {({ cards }) =>
          cards.length === 0 ? (
            <p>{words.none}</p>
          ) : (
            <ul className="account-list">
              {savedCardsOf(cards, host.now()).map((card) => (
                <li key={card.id} className="account-row">
                  <div>
                    <strong>{cardName(card)}</strong>
                    <p className="account-hint">{expiryWords(card)}</p>
                  </div>
                  <RemoveCard card={card} removed={query.refetch} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
      <AddCard onAdded={query.refetch} />
    </AccountSection>
  );
}
