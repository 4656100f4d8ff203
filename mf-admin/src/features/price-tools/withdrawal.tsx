import { withdrawConcession } from '@sendahead/shared-contracts/admin/concession-calls';
import { Alert } from '@sendahead/shared-ui';
import { useState } from 'react';
import { priceToolsTexts as texts } from '../../copy/price-tools.ts';
import { useAdmin, useSelector } from '../../hooks/use-admin.ts';

/** Removes a concession from the cart, and has the price requested again. */
export function useWithdrawal(act: 'comp_discount' | 'refund_surcharges') {
  const { host, store } = useAdmin();
  const cartId = useSelector(({ cart }) => cart?.id ?? null);
  const [phase, setPhase] = useState<'idle' | 'busy' | 'failed'>('idle');
  const withdraw = async (): Promise<void> => {
    if (cartId === null || phase === 'busy') return;
    setPhase('busy');
    try {
      await host.api.call(withdrawConcession, { params: { cartId, act }, query: {} });
      store.dispatch({ type: act === 'comp_discount' ? 'comp-withdrawn' : 'rate-adjusted' });
      setPhase('idle');
    } catch {
      setPhase('failed');
    }
  };
  return { busy: phase === 'busy', failed: phase === 'failed', withdraw };
}

/** Says that a concession could not be removed. */
export const WithdrawalFailure = ({ failed }: { failed: boolean }) =>
  failed ? (
    <Alert severity="danger" live>
      {texts.notRemoved}
    </Alert>
  ) : null;
