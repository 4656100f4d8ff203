import type { ChosenClub, ShipPoint } from '@sendahead/shared-contracts/geo/slice';
import { type ComponentType, lazy, Suspense } from 'react';
import { failingEnd } from '../../state/correction.ts';
import { isOtherPlaceOpen } from '../../state/cruise.ts';
import type { End } from '../../state/state.ts';
import { useAddresses, useWhole } from '../ship-points/addresses-context.ts';

/**
 * Dialogs of this remote are loaded when one is first needed: nobody waits for them to type.
 * One that cannot be loaded is left out, so that it never takes the fields along.
 */
const dialog = <Props,>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load().catch((): ComponentType<Props> => () => null) }));

const Disaster = dialog(async () => (await import('../disaster-notice/disaster-notice.tsx')).DisasterNotice);
const Note = dialog(async () => (await import('../club-note/club-note.tsx')).ClubNote);
const Details = dialog(async () => (await import('../club-details/club-details.tsx')).ClubDetails);
const Country = dialog(async () => (await import('../country-note/country-note.tsx')).CountryNote);
const Other = dialog(async () => (await import('../other-place/other-place.tsx')).OtherPlace);
const Correction = dialog(
  async () => (await import('../address-correction/address-correction.tsx')).AddressCorrection,
);

export function DisasterDialog({ end }: { end: End }) {
  const quiet = useWhole((state) => state[end].disaster.messages.length === 0);
  return quiet ? null : (
    <Suspense fallback={null}>
      <Disaster end={end} />
    </Suspense>
  );
}

export function NoteDialog({ end }: { end: End }) {
  const none = useWhole((state) => state[end].note.text === null);
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
  const none = useWhole((state) => state[end].countryNote === null);
  return none ? null : (
    <Suspense fallback={null}>
      <Country end={end} />
    </Suspense>
  );
}

export function CorrectionDialog() {
  const { host } = useAddresses();
  const wanted = useWhole((state) => host.boot.flags.ups_zip_validator && failingEnd(state) !== null);
  return wanted ? (
    <Suspense fallback={null}>
      <Correction />
    </Suspense>
  ) : null;
}

export function OtherPlaceDialog() {
  const wanted = useWhole(isOtherPlaceOpen);
  return wanted ? (
    <Suspense fallback={null}>
      <Other />
    </Suspense>
  ) : null;
}
