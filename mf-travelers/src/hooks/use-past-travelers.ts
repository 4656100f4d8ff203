import { listPastTravelers } from '@sendahead/shared-contracts/orders/past-traveler-calls';
import { readShipForm } from '@sendahead/shared-contracts/ship-form/read';
import type { Traveler } from '@sendahead/shared-contracts/travelers/slice';
import { useCallback, useEffect, useState } from 'react';
import { useTravelers } from './use-travelers.ts';

/** People of earlier orders, or 'loading' or 'failed'. */
export type PastTravelers = readonly Traveler[] | 'loading' | 'failed';

/** Requests them once, and again by `ask`. */
export function usePastTravelers(): { past: PastTravelers; ask: () => void } {
  const { host } = useTravelers();
  const [past, setPast] = useState<PastTravelers>('loading');
  const ask = useCallback(() => {
    setPast('loading');
    host.api.call(listPastTravelers, {}).then(
      ({ form }) => setPast(readShipForm(form).travelers ?? []),
      () => setPast('failed'),
    );
  }, [host]);
  useEffect(ask, [ask]);
  return { past, ask };
}
