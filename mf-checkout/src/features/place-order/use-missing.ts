import { checkoutTimings } from '@sendahead/shared-contracts/constants';
import { useSelector } from '../../hooks/use-checkout.ts';
import { useSettled } from '../../hooks/use-settled.ts';
import { type MissingStep, missingFor } from '../../state/missing.ts';

const separator = ' ';

/** PY-01, PY-03: what is missing for the order, refreshed half a second after the last change. */
export function useMissing(): MissingStep[] {
  const missing = useSelector((state) => missingFor(state).join(separator));
  const settled = useSettled(missing, checkoutTimings.paymentButtonRefreshMs[0]);
  return settled === '' ? [] : (settled.split(separator) as MissingStep[]);
}
