import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { useSelector } from '../../hooks/use-addresses.ts';
import { AddressFields } from './address-fields/address-fields.tsx';
import { ClubChoice } from './club-choice/club-choice.tsx';
import { useFocusTransfer } from './use-focus-transfer.ts';

/** AD-01: an end is a club or another address; a choice in one form may be of the other kind. */
export function PlaceChoice({ end }: { end: ShipEnd }) {
  const kind = useSelector((state) => state[end].point.kind);
  const focus = useFocusTransfer(end);
  return kind === 'club' ? <ClubChoice end={end} focus={focus} /> : <AddressFields end={end} focus={focus} />;
}
