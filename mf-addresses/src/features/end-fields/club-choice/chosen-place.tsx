import type { ChosenClub, ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';
import type { ReactNode } from 'react';
import { clubWords } from '../../../copy/club.ts';
import './chosen-place.css';

const closedText = (weekdays: readonly number[]): string =>
  weekdays.length === 0 ? '' : clubWords.closed({ weekdays: weekdays.map((day) => `${weekdayName(day)}s`) });

/** The chosen club with its address and what matters for dates. */
export function ChosenPlace({
  point,
  club,
  action,
}: {
  point: ShipPoint;
  club: ChosenClub;
  action: ReactNode;
}) {
  const closed = closedText(club.closedWeekdays);
  return (
    <div className="addresses-place">
      <div>
        <p className="addresses-place__name">{club.name}</p>
        <p className="addresses-place__address">
          {[point.address1, point.address2, `${point.city}, ${point.state} ${point.zip}`]
            .filter(Boolean)
            .join(', ')}
        </p>
        {closed ? <p className="addresses-place__note">{closed}</p> : null}
        {club.freeInsurance ? <p className="addresses-place__note">{clubWords.freeCoverage}</p> : null}
      </div>
      <div className="addresses-place__actions">{action}</div>
    </div>
  );
}
