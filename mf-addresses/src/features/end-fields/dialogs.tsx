import type { ChosenClub, ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-addresses.ts';
import type { End } from '../../state/state.ts';
import { lazyDialog } from './lazy-dialog.ts';

const Note = lazyDialog(async () => (await import('./club-choice/club-note.tsx')).ClubNote);
const Details = lazyDialog(async () => (await import('./club-choice/club-details.tsx')).ClubDetails);
const Country = lazyDialog(async () => (await import('./address-fields/country-note.tsx')).CountryNote);
const Split = lazyDialog(async () => (await import('./address-fields/split-note.tsx')).SplitNote);

export function NoteDialog({ end }: { end: End }) {
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

export function CountryDialog({ end }: { end: End }) {
  const none = useSelector((state) => state[end].countryNote === null);
  return none ? null : (
    <Suspense fallback={null}>
      <Country end={end} />
    </Suspense>
  );
}

/** AD-15: only where a line was taken apart. */
export function SplitLineNote({ end }: { end: End }) {
  const none = useSelector((state) => state[end].split === undefined);
  return none ? null : (
    <Suspense fallback={null}>
      <Split end={end} />
    </Suspense>
  );
}
