import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { needsSameDayAlert } from '../../state/same-day-alert.ts';

const SameDayDialog = lazyView(async () => (await import('./same-day-dialog.tsx')).SameDayDialog);

/** TL-19: ground bags that would have to be collected today. */
export function SameDayAlert() {
  const needed = useSelector(needsSameDayAlert);
  return needed ? (
    <Suspense>
      <SameDayDialog />
    </Suspense>
  ) : null;
}
