import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { failingEnd } from '../../state/correction.ts';
import { isOtherPlaceOpen } from '../../state/cruise.ts';

const Disaster = lazyView(
  async () => (await import('../../features/disaster-notice/disaster-notice.tsx')).DisasterNotice,
);
const Read = lazyView(
  async () => (await import('../../features/disaster-notice/disaster-notice.tsx')).ReadNotices,
);
const Other = lazyView(async () => (await import('../../features/other-place/other-place.tsx')).OtherPlace);
const Correction = lazyView(
  async () => (await import('../../features/address-correction/address-correction.tsx')).AddressCorrection,
);

/** Renders where an end has notices. */
const whereNoticed = (View: typeof Disaster) =>
  function Noticed({ end }: { end: ShipEnd }) {
    const quiet = useSelector((state) => state[end].disaster.messages.length === 0);
    return quiet ? null : (
      <Suspense fallback={null}>
        <View end={end} />
      </Suspense>
    );
  };

/** AD-22: next to the cards, because a dialog in a folded card is not visible. */
export const DisasterDialog = whereNoticed(Disaster);

/** In the card, once the notices were read. */
export const DisasterLines = whereNoticed(Read);

export function CorrectionDialog() {
  const { host } = useAddresses();
  const isNeeded = useSelector((state) => host.boot.flags.ups_zip_validator && failingEnd(state) !== null);
  return isNeeded ? (
    <Suspense fallback={null}>
      <Correction />
    </Suspense>
  ) : null;
}

export function OtherPlaceDialog() {
  const isOpen = useSelector(isOtherPlaceOpen);
  return isOpen ? (
    <Suspense fallback={null}>
      <Other />
    </Suspense>
  ) : null;
}
