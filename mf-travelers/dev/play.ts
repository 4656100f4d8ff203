import type { Bus } from '@sendahead/shared-contracts/bus/bus-types';
import { emptyShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { shipPointsTopic } from '@sendahead/shared-contracts/geo/topics';
import { restoreRequestedEvent } from '@sendahead/shared-contracts/page/topics';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { writeShipForm } from '@sendahead/shared-contracts/ship-form/write';

export const tellEnds = (page: Bus): void =>
  void page.bind('mf-addresses').publish(shipPointsTopic, {
    origin: emptyShipPoint('US'),
    destination: emptyShipPoint('US', 'other'),
    valid: true,
    duplicate: false,
    blocked: false,
    checking: false,
  });

const row = {
  size: 'golf-staff',
  insuranceCents: cents(250_000),
  packaging: 'box',
  contents: 'Clubs and shoes',
  note: null,
};
const person = { email: 'ann@example.com', phone: '(239) 262-2600', grade: '', roundTrip: true };

/** Two travelers: one complete, one that still has to choose a size. */
export const restoreBooking = (page: Bus): void =>
  void page.bind('shell').publish(restoreRequestedEvent, {
    section: 'travelers',
    form: writeShipForm({
      points: null,
      itinerary: null,
      coupon: '',
      giftCard: '',
      travelers: [
        { id: '1', firstName: 'Ann', lastName: 'Lee', ...person, lines: [{ line: 'golf', rows: [row] }] },
        {
          id: '2',
          firstName: 'Bartholomew',
          lastName: 'Featherstonehaugh',
          ...person,
          lines: [{ line: 'golf', rows: [row, { ...row, size: '' }] }],
        },
      ],
    }),
  });
