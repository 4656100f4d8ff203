import { pickEnd, prefixEnd, readEnd, writeEnd } from './end.ts';
import type { ShipmentForm } from './schema.ts';
import type { ShipSlices } from './slices.ts';

type Points = NonNullable<ShipSlices['points']>;

/** Both ends in the form's own names. */
export const writePoints = ({ origin, destination }: Points): ShipmentForm => ({
  origination: origin.kind,
  destination: destination.kind,
  ...prefixEnd('o', writeEnd(origin)),
  ...prefixEnd('d', writeEnd(destination)),
});

/** Both ends of a saved form; null where it does not say of what kind they are. */
export const readPoints = (form: ShipmentForm): Points | null =>
  form.origination && form.destination
    ? {
        origin: readEnd(pickEnd('o', form), form.origination),
        destination: readEnd(pickEnd('d', form), form.destination),
      }
    : null;
