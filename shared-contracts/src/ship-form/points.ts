import { pickEnd, prefixEnd, readEnd, writeEnd } from './end.ts';
import type { ShipmentForm } from './schema.ts';
import type { ShipSlices } from './slices.ts';

type Points = NonNullable<ShipSlices['points']>;

/** Both ends under the form's names. */
export const writePoints = ({ origin, destination }: Points): ShipmentForm => ({
  origination: origin.kind,
  destination: destination.kind,
  ...prefixEnd('o', writeEnd(origin)),
  ...prefixEnd('d', writeEnd(destination)),
});

/** Both ends of a saved form; null when it does not state their kinds. */
export const readPoints = (form: ShipmentForm): Points | null =>
  form.origination && form.destination
    ? {
        origin: readEnd(pickEnd('o', form), form.origination),
        destination: readEnd(pickEnd('d', form), form.destination),
      }
    : null;
