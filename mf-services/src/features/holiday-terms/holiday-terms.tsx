import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';

const HolidayTermsDialog = lazyView(
  async () => (await import('./holiday-terms-dialog.tsx')).HolidayTermsDialog,
);

/** MD-17: the season's terms, where they are wanted. */
export function HolidayTerms() {
  const wanted = useSelector(({ holidayTerms }) => holidayTerms.phase !== 'idle');
  return wanted ? (
    <Suspense>
      <HolidayTermsDialog />
    </Suspense>
  ) : null;
}
