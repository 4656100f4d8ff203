import type { FragmentView } from '@sendahead/shared-ui';
import type { Checkout } from '../../effects/start.ts';
import { NextStepButton } from '../../features/next-step/next-step-button.tsx';
import { CheckoutProvider } from '../checkout-provider.tsx';

/** The action in the bar of narrow pages. */
export function NextStepBar({ store: checkout, host }: FragmentView<Checkout, 'mf-checkout'>) {
  return (
    <CheckoutProvider checkout={checkout} host={host}>
      <NextStepButton />
    </CheckoutProvider>
  );
}
