import { BottomBar } from '@sendahead/shared-ui';
import { useChosenPrice } from '@sendahead/shared-ui/dialogs';
import type { ComponentProps } from 'react';
import { chosenWords } from '../copy/chosen-price.ts';

/** The bar of a booking that the price box opened: the price that was pressed stays until there is the booking's own. */
export function ChosenBar({ now, ...bar }: ComponentProps<typeof BottomBar> & { now: number | null }) {
  const chosen = useChosenPrice(now);
  const words = chosenWords(chosen);
  return (
    <BottomBar
      {...bar}
      {...(chosen.until === null ? {} : { cents: chosen.until, from: false, updating: true })}
      items={words ?? bar.items}
    />
  );
}
