import { useMemo } from 'react';
import { createSecondFactor, type SecondFactorActions } from '../../effects/second-factor.ts';
import { useCheckout } from '../../hooks/use-checkout.ts';

/** The actions of the second step. */
export function useSecondFactor(): SecondFactorActions {
  const { checkout, host } = useCheckout();
  return useMemo(() => createSecondFactor({ host, store: checkout.store }), [checkout, host]);
}
