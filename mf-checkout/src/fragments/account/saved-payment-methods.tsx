import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import { keptCardsWords as words } from '../../copy/account-sections.ts';
import { cardName, expiryWords } from '../../copy/saved-cards.ts';
import { savedCardsOf } from '../../effects/read-saved-cards.ts';
import { AccountSection, Answered } from '../../features/account-page/account-section.tsx';
import { RemoveCard } from '../../features/saved-cards/remove-card.tsx';
import { useAnswer } from '../../hooks/use-answer.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** PY-22: the ways of paying that the account keeps. */
export function SavedPaymentMethods() {
  const { host } = useCheckout();
  const { answer, ask } = useAnswer(paymentInfo);
  return (
    <AccountSection title={words.title}>
      <Answered of={answer} ask={ask} what={words.what}>
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
                  <RemoveCard card={card} removed={ask} />
                </li>
              ))}
            </ul>
          )
        }
      </Answered>
    </AccountSection>
  );
}
