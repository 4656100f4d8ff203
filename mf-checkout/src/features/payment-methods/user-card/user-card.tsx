import {
  authorizationGivenEvent,
  authorizationWantedEvent,
} from '@sendahead/shared-contracts/page/authorization';
import { Alert, Button, RadioGroup } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { cardName, expiryWords } from '../../../copy/saved-cards.ts';
import { userCardWords as words } from '../../../copy/user-card.ts';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { isSpent } from '../spent.ts';

interface Props {
  readonly type: 'chargeUserCreditCard' | 'chargeOnFileCreditCard';
  readonly chosen: boolean;
}

/** MD-22: the user's card, charged once an admin has given a reason; the authorization covers one order. */
export function UserCard({ type, chosen }: Props) {
  const { checkout, host } = useCheckout();
  const cards = useSelector(({ savedCards }) => savedCards.ofUser);
  const spent = useSelector(
    ({ placing }) =>
      isSpent(placing) || (placing.phase === 'refused' && placing.code === 'authorization_needed'),
  );
  const missed = useSelector((state) => state.missed.includes('way') && state.way.means === null);
  const [cardId, setCardId] = useState(cards.find(({ expired }) => !expired)?.id ?? '');
  const [authorization, setAuthorization] = useState<string | null>(null);
  useEffect(() => {
    if (chosen && spent) setAuthorization(null);
  }, [chosen, spent]);
  useEffect(() => {
    if (!chosen) return;
    const subscription = host.bus
      .events(authorizationGivenEvent)
      .subscribe(({ act, authorizationId }) => act === 'charge_card' && setAuthorization(authorizationId));
    return () => subscription.unsubscribe();
  }, [chosen, host]);
  useEffect(() => {
    if (!chosen) return;
    const means = authorization !== null && {
      asksNonce: false,
      body: {
        payment_method_type: type,
        authorization_id: authorization,
        ...(type === 'chargeUserCreditCard' ? { payment_method_id: cardId } : {}),
      },
    };
    checkout.store.dispatch({ type: 'way-chosen', way: type, means: means || null });
  }, [checkout, chosen, type, cardId, authorization]);
  return (
    <>
      {type === 'chargeUserCreditCard' ? (
        <RadioGroup
          label={words.choice}
          name="user_payment_method_id"
          column
          value={cardId}
          options={cards.map((card) => ({
            value: card.id,
            label: cardName(card),
            hint: expiryWords(card),
            disabled: card.expired,
          }))}
          onChange={setCardId}
        />
      ) : (
        <p className="checkout-payment-note">{words.onFile}</p>
      )}
      {authorization === null ? (
        <div>
          <Button onClick={() => host.bus.publish(authorizationWantedEvent, { act: 'charge_card' })}>
            {words.authorize}
          </Button>
        </div>
      ) : (
        <Alert severity="success" live>
          {words.authorized}
        </Alert>
      )}
      {missed ? (
        <Alert severity="danger" live>
          {words.missed}
        </Alert>
      ) : null}
    </>
  );
}
