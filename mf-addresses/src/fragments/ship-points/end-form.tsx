import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { Button } from '@sendahead/shared-ui';
import { memo } from 'react';
import { swapText } from '../../copy/end-words.ts';
import { DefaultOrigin } from '../../features/default-origin/default-origin.tsx';
import { KindChoice } from '../../features/end-fields/kind-choice.tsx';
import { PersonFields } from '../../features/end-fields/person-fields/person-fields.tsx';
import { PlaceChoice } from '../../features/end-fields/place-choice.tsx';
import { HiddenValues } from '../../features/hidden-values/hidden-values.tsx';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { otherEnd } from '../../state/state.ts';
import { DisasterLines } from './dialogs.tsx';

/** The fields of one end: kind, address, and contact. */
export const EndForm = memo(function EndForm({ end }: { end: ShipEnd }) {
  return (
    <>
      <DisasterLines end={end} />
      <KindChoice end={end} />
      <PlaceChoice end={end} />
      <SwapButton end={end} />
      <PersonFields end={end} />
      {end === 'origin' ? <DefaultOrigin /> : null}
      <HiddenValues end={end} />
    </>
  );
});

/** AD-04: moves the club of this end to the other, if that has no club. */
function SwapButton({ end }: { end: ShipEnd }) {
  const { store } = useAddresses();
  const club = useSelector((state) => state[end].point.club?.name);
  const hasClubAtOtherEnd = useSelector((state) => state[otherEnd(end)].point.club !== null);
  if (club === undefined || hasClubAtOtherEnd) return null;
  return (
    <Button variant="quiet" className="addresses-swap" onClick={() => store.dispatch({ type: 'swapped' })}>
      {swapText(end, club)}
    </Button>
  );
}
