import { useChosenPrice } from '@sendahead/shared-ui/dialogs';
import { useEffect } from 'react';
import { chosenWords } from '../../copy/chosen-price.ts';
import type { ShowFigures } from '../price-bar.tsx';

/**
 * The price that was pressed in the price box, until the booking has its own (`now`, in cents). Draws nothing itself: the
 * bar stays the same element, because the place of the next step is in it.
 */
export function ChosenPrice({ now, show }: { now: number | null; show: ShowFigures }): null {
  const { until, was } = useChosenPrice(now);
  useEffect(() => {
    const words = chosenWords({ until, was });
    show({
      ...(until === null ? {} : { cents: until, from: false, updating: true }),
      ...(words === null ? {} : { items: words }),
    });
  }, [until, was, show]);
  return null;
}
