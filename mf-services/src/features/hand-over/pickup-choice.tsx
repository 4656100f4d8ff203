import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { RadioGroup } from '@sendahead/shared-ui';
import { pickupLabel } from '../../copy/leg-words.ts';
import { pickupHint, windowsWhy } from '../../copy/pickup-hint.ts';
import { problemText } from '../../copy/problems.ts';
import { golferTitle } from '../../copy/separate-pickup-words.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { fieldId } from '../../state/field-id.ts';
import { feeOf, offeredFees } from '../../state/pickup.ts';
import { shownProblem } from '../../state/problems.ts';
import { asksPerTraveler, golfersOn } from '../../state/separate-pickups.ts';
import { useReasonForWaiver } from './use-reason-for-waiver.ts';

/**
 * TL-07: picked up, or dropped off at a carrier's store. MD-03: if travelers are asked separately, it is the
 * first one's.
 */
export function PickupChoice({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const choose = useReasonForWaiver((feeId) => store.dispatch({ type: 'pickup-chosen', leg, feeId }));
  const golfer = asksPerTraveler(state, leg) ? golfersOn(state, leg)[0] : undefined;
  const fees = offeredFees(state, leg);
  const problem = shownProblem(state, leg, 'pickup');
  return (
    <RadioGroup
      id={fieldId(leg, 'pickup')}
      label={
        golfer ? `${golferTitle(golfer, state.brand)}, ${pickupLabel(leg).toLowerCase()}` : pickupLabel(leg)
      }
      hint={windowsWhy(fees)}
      column
      options={fees.map((fee) => ({
        value: String(fee.id),
        label: fee.pickup_fees_title,
        hint: pickupHint(fee, fees),
      }))}
      value={String(feeOf(state, leg)?.id ?? '')}
      error={problem ? problemText({ problem, leg }, false) : undefined}
      onChange={(id) => choose(Number(id))}
    />
  );
}
