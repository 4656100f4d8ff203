import { useCheckout, useSelector } from '../../hooks/use-checkout.ts';
import { wantsHolidayTerms } from '../../state/holiday-terms.ts';

/**
 * MD-17: whether an order waits whose holiday terms are accepted together with ours; `agree` records the
 * acceptance.
 */
export function useHolidayTerms(): { wanted: boolean; agree(): void } {
  const { store } = useCheckout().checkout;
  const isWanted = useSelector(({ placing, page }) => placing.phase === 'gate' && wantsHolidayTerms(page));
  return {
    wanted: isWanted,
    agree: () => {
      if (isWanted) store.dispatch({ type: 'holiday-terms-agreed' });
    },
  };
}
