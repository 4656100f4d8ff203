import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';

const DropOffDialog = lazyView(async () => (await import('./drop-off-dialog.tsx')).DropOffDialog);

/** TL-06: explains drop-off to a customer who has just chosen it. */
export function DropOffInfo() {
  const leg = useSelector(({ dropOffInfo }) => dropOffInfo);
  return leg === null ? null : (
    <Suspense>
      <DropOffDialog leg={leg} />
    </Suspense>
  );
}
