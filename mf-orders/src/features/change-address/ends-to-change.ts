import type { BookedEnd } from '@sendahead/shared-contracts/orders/change-option-calls';
import type { LegName } from '@sendahead/shared-contracts/orders/leg-name';
import type { OrderDetail } from '@sendahead/shared-contracts/orders/order-detail';
import { addressFieldWords as fieldWords } from '../../copy/address-fields.ts';
import type { WantedChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { changeableLegs, changesWhole } from '../../state/changeable.ts';

/** An end whose address can be changed, and the change that does it. */
export interface EndToChange {
  readonly id: string;
  readonly label: string;
  /** The label of this end's contact. */
  readonly contact: string;
  readonly booked: BookedEnd;
  wanted(place: Partial<BookedEnd['place']>): WantedChange;
}

const words = {
  outbound: { from: 'Outbound only, from', to: 'Outbound only, to' },
  return: { from: 'Return only, from', to: 'Return only, to' },
} as const;

/**
 * Both ends of the trip where it is changed as one, and the ends of each leg of a round trip by itself. Of a single leg,
 * such as one whose return was canceled, these are the same two ends, offered once.
 */
export function endsToChange(detail: OrderDetail, { legs }: ChangeOptions): EndToChange[] {
  const [first] = legs;
  const several = legs.length > 1;
  const ofTheTrip: EndToChange[] =
    first && changesWhole(detail)
      ? [
          {
            id: 'origin',
            label: several ? 'Ship from (outbound) and return to' : 'From',
            contact: fieldWords.sender,
            booked: first.from,
            wanted: (origin) => ({ of: 'order', change: { origin } }),
          },
          {
            id: 'destination',
            label: several ? 'Ship to (outbound) and return from' : 'To',
            contact: fieldWords.recipient,
            booked: first.to,
            wanted: (destination) => ({ of: 'order', change: { destination } }),
          },
        ]
      : [];
  const openLegs = changeableLegs(detail);
  const ofLegs =
    detail.leg_states && (several || ofTheTrip.length === 0)
      ? legs.filter(({ leg }) => openLegs.includes(leg))
      : [];
  return [...ofTheTrip, ...ofLegs.flatMap(endsOfLeg)];
}

const endsOfLeg = ({ leg, from, to }: { leg: LegName; from: BookedEnd; to: BookedEnd }): EndToChange[] => [
  {
    id: `${leg}.from`,
    label: words[leg].from,
    contact: fieldWords.sender,
    booked: from,
    wanted: (place) => ({ of: 'leg', leg, change: { from: place } }),
  },
  {
    id: `${leg}.to`,
    label: words[leg].to,
    contact: fieldWords.recipient,
    booked: to,
    wanted: (place) => ({ of: 'leg', leg, change: { to: place } }),
  },
];
