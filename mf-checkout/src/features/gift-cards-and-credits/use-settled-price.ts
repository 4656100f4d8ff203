import type { PriceResponse } from '@sendahead/shared-contracts/pricing/schema';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isUpdating } from '../../state/selectors.ts';

/** The price, once it is the answer to what the page says now. */
export const useSettledPrice = (): PriceResponse | null =>
  useSelector((state) =>
    state.quote.request === 'answered' && !isUpdating(state) ? state.quote.price : null,
  );
