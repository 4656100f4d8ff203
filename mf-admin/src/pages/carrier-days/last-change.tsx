import type { CarrierDay } from '@sendahead/shared-contracts/console/carrier-day-calls';
import { When } from '../../console/when.tsx';
import { carrierDayTexts as texts } from '../../copy/carrier-days.ts';

/** Shows when, by whom and why a day or hour was last changed. */
export function LastChange({ changed }: Pick<CarrierDay, 'changed'>) {
  if (!changed) return texts.unchanged;
  return (
    <div>
      <When instant={changed.at} />
      <small>{changed.by}</small>
      <small>{texts.why(changed.why)}</small>
    </div>
  );
}
