import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import { Alert, Button, Skeleton } from '@sendahead/shared-ui';
import { handOverWords } from '../../copy/hand-over.ts';
import { useItinerary, useItineraryState } from '../../hooks/use-itinerary.ts';
import { requestState } from '../../state/answer.ts';
import { hidesCollection } from '../../state/pickup.ts';
import { feesQuestion } from '../../state/questions.ts';
import { asksPerTraveler, mayDiffer } from '../../state/separate-pickups.ts';
import { PickupChoice } from './pickup-choice.tsx';
import { SameForAll } from './same-for-all.tsx';
import { SeparatePickups } from './separate-pickups.tsx';
import './hand-over.css';

/** How the bags of a leg are handed over. */
export function HandOver({ leg }: { leg: LegName }) {
  const { store } = useItinerary();
  const state = useItineraryState();
  const request = requestState(feesQuestion(state, leg), state[leg].fees);
  if (request === 'failed') {
    return (
      <Alert
        severity="warning"
        live
        action={<Button onClick={() => store.dispatch({ type: 'retried' })}>{handOverWords.again}</Button>}
      >
        {handOverWords.failed}
      </Alert>
    );
  }
  if (state[leg].fees.value === null)
    return <Skeleton shape="field" count={2} label={handOverWords.loading} />;
  return (
    <div className="itinerary-hand-over">
      {hidesCollection(state, leg) ? null : <PickupChoice leg={leg} />}
      {mayDiffer(state, leg) && state.brand.pickup_per_traveler !== true ? <SameForAll leg={leg} /> : null}
      {asksPerTraveler(state, leg) ? <SeparatePickups leg={leg} /> : null}
    </div>
  );
}
