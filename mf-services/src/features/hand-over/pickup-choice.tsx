import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import type { PickupFee } from '@sendahead/shared-contracts/services/schema';
import { RadioGroup } from '@sendahead/shared-ui/field';
import { clockWindow } from '../../copy/hours.ts';
import { pickupLabel } from '../../copy/leg-words.ts';
import { problemText } from '../../copy/problems.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { fieldId } from '../../state/field-id.ts';
import { feeOf, offeredFees } from '../../state/pickup.ts';
import { shownProblem } from '../../state/problems.ts';
import type { LegName } from '../../state/state.ts';

/** TL-07: picked up, or dropped off at a carrier's store. */
export function PickupChoice({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const problem = shownProblem(state, leg, 'pickup');
  return (
    <RadioGroup
      id={fieldId(leg, 'pickup')}
      label={pickupLabel(leg)}
      column
      options={offeredFees(state, leg).map((fee) => ({
        value: String(fee.id),
        label: fee.pickup_fees_title,
        hint: feeHint(fee),
      }))}
      value={String(feeOf(state, leg)?.id ?? '')}
      error={problem ? problemText({ problem, leg, path: `${leg}.pickup` }, false) : undefined}
      onChange={(id) => store.dispatch({ type: 'pickup-chosen', leg, feeId: Number(id) })}
    />
  );
}

/** Price and hours: `$14.95, 9:00 AM to 5:00 PM`. */
function feeHint(fee: PickupFee): string {
  const price = fee.price_cents === 0 ? 'Free' : fee.formatted_amount;
  return isDropOff(fee) ? price : `${price}, ${clockWindow(fee.ready_time, fee.close_time)}`;
}
