import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isUpdating } from '../../state/selectors.ts';

/** The price, once it is the answer for the current state of the page. */
export const useSettledPrice = (): PriceResponse | null =>
  useSelector((state) =>
    state.quote.request === 'answered' && !isUpdating(state) ? state.quote.price : null,
  );
