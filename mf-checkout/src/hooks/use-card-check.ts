import type { NextStep } from '@sendahead/shared-contracts/page/next-step';
import { cardValidationRequestedEvent } from '@sendahead/shared-contracts/payments/topics';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cardFieldsId, paymentCardId } from '../state/field-id.ts';
import { useCheckout } from './use-checkout.ts';

const cardOf = (element: Element | null): Element | null => element?.closest('.ui-card') ?? null;

/**
 * PY-01: must be called before somebody is moved to a field. In a card that had the focus before, everything
 * that it lacks is marked; a card that nobody has seen yet shows no errors.
 */
export function useCardCheck(): (step: NextStep) => void {
  const { checkout, host } = useCheckout();
  const visited = useRef(new WeakSet<Element>());
  useEffect(() => {
    const note = ({ target }: FocusEvent) => {
      const card = target instanceof Element ? cardOf(target) : null;
      if (card) visited.current.add(card);
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  return ({ fieldId }) => {
    const card = cardOf(document.getElementById(fieldId));
    if (!card || !visited.current.has(card)) return;
    // Rendered before the focus moves, so that a screen reader reads the error with its field.
    flushSync(() => {
      if (card.id === paymentCardId) checkout.store.dispatch({ type: 'payment-checked' });
      else host.bus.publish(cardValidationRequestedEvent, { card: card.id });
    });
    if (fieldId === cardFieldsId) checkout.card.validate(false);
  };
}
