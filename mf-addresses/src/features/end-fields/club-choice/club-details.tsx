import type { ChosenClub, ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { paperDate, weekdayName } from '@sendahead/shared-contracts/primitives/calendar-date';
import { spansOf, spokenSpan } from '@sendahead/shared-contracts/primitives/date-span';
import { Button, VisuallyHidden } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useState } from 'react';
import { clubDetailsWords } from '../../../copy/club-details.ts';
import './club-details.css';

const row = (name: string, value: string) =>
  value === '' ? null : (
    <div key={name}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );

/** MD-05, OPEN-56: everything about the chosen club, on demand. */
export function ClubDetails({ club, point }: { club: ChosenClub; point: ShipPoint }) {
  const [open, setOpen] = useState(false);
  const weekdays = club.closedWeekdays.map((day) => `${weekdayName(day)}s`).join(', ');
  return (
    <>
      <Button variant="quiet" onClick={() => setOpen(true)}>
        {clubDetailsWords.details}
        <VisuallyHidden>{clubDetailsWords.of({ club: club.name })}</VisuallyHidden>
      </Button>
      <Modal open={open} title={club.name} onClose={() => setOpen(false)}>
        <dl className="addresses-details">
          {row(
            clubDetailsWords.address,
            [point.address1, point.address2, `${point.city}, ${point.state} ${point.zip}`]
              .filter(Boolean)
              .join(', '),
          )}
          {row(clubDetailsWords.contact, club.senderName)}
          {row(clubDetailsWords.weekdays, weekdays)}
          {row(
            clubDetailsWords.dates,
            spansOf(club.closedDates)
              .map((span) => spokenSpan(span, paperDate))
              .join('; '),
          )}
          {row(clubDetailsWords.carriers, club.pickupCarriers.map(({ label }) => label).join(', '))}
          {row(clubDetailsWords.coverage, club.freeInsurance ? clubDetailsWords.freeCoverage : '')}
        </dl>
      </Modal>
    </>
  );
}
