import { Button } from '@sendahead/shared-ui/button';
import { memo } from 'react';
import { swapText } from '../../copy/end-words.ts';
import { type End, otherEnd } from '../../state/state.ts';
import { DefaultOrigin } from '../default-origin/default-origin.tsx';
import { DisasterDialog } from '../dialogs/dialogs.tsx';
import { HiddenValues } from '../hidden-values/hidden-values.tsx';
import { PersonFields } from '../person-fields/person-fields.tsx';
import { KindChoice } from '../place-choice/kind-choice.tsx';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { useAddresses, useWhole } from '../ship-points/addresses-context.ts';

/** The fields of one end: what it is, where, and who is there. */
export const EndForm = memo(function EndForm({ end }: { end: End }) {
  return (
    <>
      <DisasterDialog end={end} />
      <KindChoice end={end} />
      <PlaceChoice end={end} />
      <SwapButton end={end} />
      <PersonFields end={end} />
      {end === 'origin' ? <DefaultOrigin /> : null}
      <HiddenValues end={end} />
    </>
  );
});

/** AD-04: moves the club of this end to the other, where there is none. */
function SwapButton({ end }: { end: End }) {
  const { store } = useAddresses();
  const club = useWhole((state) => state[end].point.club?.name);
  const taken = useWhole((state) => state[otherEnd(end)].point.club !== null);
  if (club === undefined || taken) return null;
  return (
    <Button variant="quiet" className="addresses-swap" onClick={() => store.dispatch({ type: 'swapped' })}>
      {swapText(end, club)}
    </Button>
  );
}
