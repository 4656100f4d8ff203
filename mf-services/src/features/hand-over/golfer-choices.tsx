import { isDropOff } from '@sendahead/shared-contracts/services/pickup-rules';
import { RadioGroup } from '@sendahead/shared-ui/field';
import { golferTitle, sameAsFirst } from '../../copy/golfer-words.ts';
import { pickupLabel } from '../../copy/leg-words.ts';
import { feeHint } from '../../copy/pickup-hint.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { type Golfer, golfersOn, otherFees, ownFee } from '../../state/golfers.ts';
import { feeOf } from '../../state/pickup.ts';
import type { LegName } from '../../state/state.ts';

const same = 'same';

/** MD-03: how the bags of each traveler after the first are handed over: along with the first one's, or in a way of their own. */
export function GolferChoices({ leg }: { leg: LegName }) {
  const state = useSelector((state) => state);
  const [first, ...others] = golfersOn(state, leg);
  if (!first) return null;
  return others.map((golfer) => <GolferChoice key={golfer.id} leg={leg} first={first} golfer={golfer} />);
}

function GolferChoice({ leg, first, golfer }: { leg: LegName; first: Golfer; golfer: Golfer }) {
  const { store } = useItinerary();
  const state = useSelector((state) => state);
  const way = feeOf(state, leg);
  const along = way && !isDropOff(way) ? 'In the same visit, at no further fee' : way?.pickup_fees_title;
  return (
    <RadioGroup
      id={`${leg}-pickup-${golfer.id}`}
      label={`${golferTitle(golfer, state.brand)}, ${pickupLabel(leg).toLowerCase()}`}
      column
      options={[
        { value: same, label: sameAsFirst(first.id, state.brand), hint: along },
        ...otherFees(state, leg).map((fee) => ({
          value: String(fee.id),
          label: fee.pickup_fees_title,
          hint: feeHint(fee),
        })),
      ]}
      value={String(ownFee(state, leg, golfer.id)?.id ?? same)}
      onChange={(id) =>
        store.dispatch({
          type: 'own-pickup-chosen',
          leg,
          travelerId: golfer.id,
          feeId: id === same ? null : Number(id),
        })
      }
    />
  );
}
