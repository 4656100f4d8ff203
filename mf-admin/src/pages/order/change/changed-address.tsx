import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { placeFieldNames, changedAddressWords as texts } from '../../../copy/changed-address.ts';
import { changeTexts } from '../../../copy/order-changes.ts';
import type { QuotedPrice } from './use-staff-change.ts';
import {
  type BookedLegs,
  bookedFor,
  type PlaceField,
  placeFields,
  type WantedChange,
} from './wanted-change.ts';

type Place = Partial<Record<PlaceField, string | undefined>>;
type Line = { what: string; before: string; after: string };

/** Fields that form the single line of an address. */
const lineFields: readonly PlaceField[] = ['address', 'address_1', 'city', 'state', 'zip'];

const lineOf = ({ address, address_1, city, state, zip }: Place): string =>
  [address, address_1, city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** The changed end with its typed fields. */
function changedEnd({ of, change }: WantedChange): { end: ShipEnd; place: Place } | undefined {
  const [from, to] = of === 'order' ? [change.origin, change.destination] : [change.from, change.to];
  if (from) return { end: 'origin', place: from };
  return to && { end: 'destination', place: to };
}

/** CH-18: each changed line of an address, next to the booked one. */
export function ChangedAddress({ legs, quoted: { wanted } }: { legs: BookedLegs; quoted: QuotedPrice }) {
  const changed = changedEnd(wanted);
  const booked = changed && bookedFor({ part: wanted.of, end: changed.end, place: {} }, legs);
  if (!changed || !booked) return null;
  const before: Place = booked.place;
  const after: Place = { ...before, ...changed.place };
  const lines: Line[] = placeFields.flatMap((name) =>
    lineFields.includes(name) || changed.place[name] === undefined
      ? []
      : [{ what: placeFieldNames[name], before: before[name] ?? '', after: after[name] ?? '' }],
  );
  if (lineOf(before) !== lineOf(after))
    lines.unshift({ what: texts.address, before: lineOf(before), after: lineOf(after) });
  return (
    <ul className="order-list" aria-label={texts.changes}>
      <li className="order-muted">{changed.end === 'origin' ? changeTexts.shipFrom : changeTexts.shipTo}</li>
      {lines.map((line) => (
        <li key={line.what}>{texts.was(line)}</li>
      ))}
    </ul>
  );
}
