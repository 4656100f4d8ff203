import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';

const CruiseDialog = lazyView(async () => (await import('./cruise-dialog.tsx')).CruiseDialog);

/** MD-09: the cruise dialog, if it is open. */
export function CruisePickup() {
  const open = useSelector(({ cruise }) => cruise.open);
  return open ? (
    <Suspense>
      <CruiseDialog />
    </Suspense>
  ) : null;
}
