import { filterZip } from '@sendahead/shared-contracts/validation/text-filter';
import { RadioGroup, TextField } from '@sendahead/shared-ui';
import { billingZipField } from '../../copy/billing.ts';
import { cardName, expiryWords, savedCardsWords } from '../../copy/saved-cards.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { RemoveCard } from './remove-card.tsx';
import './saved-cards.css';

const another = 'another';

/** PY-22: the account's saved cards, and a newly typed one. */
export function SavedCards() {
  const { store } = useCheckout().checkout;
  const { cards, chosen, zip } = useSelector((state) => state.savedCards);
  const card = cards.find(({ id }) => id === chosen);
  return (
    <div className="checkout-saved">
      <RadioGroup
        label={savedCardsWords.choice}
        name="payment_method_id"
        column
        value={chosen ?? another}
        options={[
          ...cards.map((one) => ({
            value: one.id,
            label: cardName(one),
            hint: expiryWords(one),
            disabled: one.expired,
          })),
          { value: another, label: savedCardsWords.another },
        ]}
        onChange={(value) =>
          store.dispatch({ type: 'saved-card-chosen', id: value === another ? null : value })
        }
      />
      {card ? (
        <div className="checkout-saved__card">
          <TextField
            {...billingZipField}
            optional
            value={zip}
            onChange={({ target }) =>
              store.dispatch({ type: 'saved-card-zip-typed', zip: filterZip(target.value) })
            }
            onBlur={() => store.dispatch({ type: 'saved-card-zip-left' })}
          />
          <RemoveCard
            key={card.id}
            card={card}
            removed={() => store.dispatch({ type: 'saved-card-removed', id: card.id })}
          />
        </div>
      ) : null}
    </div>
  );
}
