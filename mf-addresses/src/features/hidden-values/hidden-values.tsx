import { writeClosedDays } from '@sendahead/shared-contracts/clubs/rules';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { useSelector } from '../../hooks/use-addresses.ts';

/** AD-25: club id and closed days as hidden form values, for scripts of partners that read the page's form. */
export function HiddenValues({ end }: { end: ShipEnd }) {
  const club = useSelector((state) => state[end].point.club);
  const prefix = end === 'origin' ? 'o' : 'd';
  return (
    <>
      <input type="hidden" name={`${prefix}_club_id`} value={club?.id ?? ''} readOnly />
      <input
        type="hidden"
        name={`${prefix}_club_close`}
        value={club ? writeClosedDays(club.closedWeekdays) : ''}
        readOnly
      />
    </>
  );
}
