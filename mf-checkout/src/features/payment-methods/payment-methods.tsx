import { RadioGroup, VisuallyHidden } from '@sendahead/shared-ui';
import { useEffect, useState } from 'react';
import { customerOf } from '../../copy/customer.ts';
import { methodsWords } from '../../copy/payment-methods.ts';
import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { wayFieldId } from '../../state/field-id.ts';
import { byCard } from '../../state/payment-method.ts';
import { paymentOptions } from './method-list.ts';
import { NoSavedCard } from './no-saved-card.tsx';
import { SplitBill } from './split-bill/split-bill.tsx';
import './payment-methods.css';

/** PY-06: the payment methods, and who pays. */
export function PaymentMethods() {
  return (
    <>
      <Ways />
      <SplitBill />
    </>
  );
}

/**
 * The offered payment methods side by side, with the panel of the chosen one. Renders nothing if only a card
 * can pay.
 */
function Ways() {
  const { checkout, host } = useCheckout();
  const chosen = useSelector((state) => state.way.way);
  const customer = useSelector(({ page }) => customerOf(page));
  const ids = useSelector((state) =>
    paymentOptions
      .filter((way) => way.offered(state, host))
      .map(({ id }) => id)
      .join(),
  );
  const state = checkout.store.getState();
  const offered = paymentOptions
    .filter(({ id }) => ids.split(',').includes(id))
    .map(({ label, ...way }) => ({ ...way, label: typeof label === 'string' ? label : label(state) }));
  const [opened, setOpened] = useState<readonly string[]>([]);
  if (!opened.includes(chosen)) setOpened([...opened, chosen]);
  const choose = (id: string): void => {
    const way = paymentOptions.find((one) => one.id === id);
    const means = way?.meansAtOnce?.(checkout.store.getState()) ?? null;
    checkout.store.dispatch({ type: 'way-chosen', way: id, means });
  };
  const isUnavailable = !offered.some(({ id }) => id === chosen);
  useEffect(() => {
    if (isUnavailable) checkout.store.dispatch({ type: 'way-chosen', way: byCard, means: null });
  }, [checkout, isUnavailable]);
  if (offered.length < 2) return null;
  return (
    <>
      <div className="checkout-ways">
        <RadioGroup
          label={methodsWords.choice(customer)}
          name="payment_method_type"
          value={chosen}
          options={offered.map(({ id, label }) => ({ value: id, label }))}
          onChange={choose}
        />
      </div>
      <NoSavedCard />
      {offered.map(({ id, label, Panel }) =>
        Panel && opened.includes(id) ? (
          <fieldset
            key={id}
            id={id === chosen ? wayFieldId : undefined}
            className="checkout-way"
            tabIndex={-1}
            hidden={id !== chosen}
          >
            <legend>
              <VisuallyHidden>{label}</VisuallyHidden>
            </legend>
            <Panel chosen={id === chosen} />
          </fieldset>
        ) : null,
      )}
    </>
  );
}
