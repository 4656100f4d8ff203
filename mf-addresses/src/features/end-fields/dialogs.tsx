import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import type { ChosenClub, ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-addresses.ts';
import { contradictionOf } from '../../state/entered-place.ts';

const Note = lazyView(async () => (await import('./club-choice/club-note.tsx')).ClubNote);
const Details = lazyView(async () => (await import('./club-choice/club-details.tsx')).ClubDetails);
const Country = lazyView(async () => (await import('./address-fields/country-note.tsx')).CountryNote);
const Street = lazyView(async () => (await import('./address-fields/street-note.tsx')).StreetNote);
const ZipPlace = lazyView(async () => (await import('./address-fields/zip-place-note.tsx')).ZipPlaceNote);
const Split = lazyView(async () => (await import('./address-fields/split-note.tsx')).SplitNote);

export function NoteDialog({ end }: { end: ShipEnd }) {
  const none = useSelector((state) => state[end].note.text === null);
  return none ? null : (
    <Suspense fallback={null}>
      <Note end={end} />
    </Suspense>
  );
}

export function DetailsDialog(props: { club: ChosenClub; point: ShipPoint }) {
  return (
    <Suspense fallback={null}>
      <Details {...props} />
    </Suspense>
  );
}

export function CountryDialog({ end }: { end: ShipEnd }) {
  const none = useSelector((state) => state[end].countryNote === null);
  return none ? null : (
    <Suspense fallback={null}>
      <Country end={end} />
    </Suspense>
  );
}

/** Only where a street was removed. */
export function RemovedStreetNote({ end }: { end: ShipEnd }) {
  const none = useSelector((state) => state[end].displaced === null);
  return none ? null : (
    <Suspense fallback={null}>
      <Street end={end} />
    </Suspense>
  );
}

/** AD-19: only where a zip contradicts what was entered. */
export function ContradictedPlaceNote({ end }: { end: ShipEnd }) {
  const none = useSelector((state) => contradictionOf(state[end]) === null);
  return none ? null : (
    <Suspense fallback={null}>
      <ZipPlace end={end} />
    </Suspense>
  );
}

/** AD-15: only where a line was split. */
export function SplitLineNote({ end }: { end: ShipEnd }) {
  const none = useSelector((state) => state[end].split === undefined);
  return none ? null : (
    <Suspense fallback={null}>
      <Split end={end} />
    </Suspense>
  );
}
