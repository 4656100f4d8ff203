import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { SelectField } from '@sendahead/shared-ui';
import { pickupLabel } from '../../copy/leg-words.ts';
import { alongHint, feeHint, feePrice } from '../../copy/pickup-hint.ts';
import { golferTitle, sameAsFirst } from '../../copy/separate-pickup-words.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { feeOf } from '../../state/pickup.ts';
import { type Golfer, golfersOn, otherFees, ownFee } from '../../state/separate-pickups.ts';

const same = 'same';

/** MD-03: the pickup of each traveler after the first: with the first one's, or separate. */
export function SeparatePickups({ leg }: { leg: LegName }) {
  const state = useItineraryState();
  const [first, ...others] = golfersOn(state, leg);
  if (!first) return null;
  return others.map((golfer) => <GolferChoice key={golfer.id} leg={leg} first={first} golfer={golfer} />);
}

function GolferChoice({ leg, first, golfer }: { leg: LegName; first: Golfer; golfer: Golfer }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const [way, own] = [feeOf(state, leg), ownFee(state, leg, golfer.id)];
  return (
    <SelectField
      id={`${leg}-golfer-${golfer.id}`}
      label={`${golferTitle(golfer, state.brand)}, ${pickupLabel(leg).toLowerCase()}`}
      hint={own ? feeHint(own) : way && alongHint(way)}
      width="full"
      options={[
        { value: same, label: sameAsFirst(first.id, state.brand) },
        ...otherFees(state, leg).map((fee) => ({
          value: String(fee.id),
          label: `${fee.pickup_fees_title}, ${feePrice(fee)}`,
        })),
      ]}
      value={String(own?.id ?? same)}
      onChange={({ target }) =>
        store.dispatch({
          type: 'own-pickup-chosen',
          leg,
          travelerId: golfer.id,
          feeId: target.value === same ? null : Number(target.value),
        })
      }
    />
  );
}
