import { useSelector } from '../../hooks/use-addresses.ts';
import type { End } from '../../state/state.ts';
import { AddressFields } from './address-fields/address-fields.tsx';
import { ClubChoice } from './club-choice/club-choice.tsx';
import { useFocusHandover } from './use-focus-handover.ts';

/** AD-01: an end is a club or another address; a choice in one form may be of the other kind. */
export function PlaceChoice({ end }: { end: End }) {
  const kind = useSelector((state) => state[end].point.kind);
  const focus = useFocusHandover(end);
  return kind === 'club' ? <ClubChoice end={end} focus={focus} /> : <AddressFields end={end} focus={focus} />;
}
