import { lazyView } from '@sendahead/shared-ui';
import { Suspense } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { wantsHolidayTerms } from '../../state/holiday-terms.ts';

const HolidayTermsDialog = lazyView(
  async () => (await import('./holiday-terms-dialog.tsx')).HolidayTermsDialog,
);
const TermsAhead = lazyView(async () => (await import('./terms-ahead.tsx')).TermsAhead);

/** MD-17: the season's terms, where they are wanted: on the page before an order, in a dialog when one waits for them. */
export function HolidayTerms() {
  const wanted = useSelector(({ holidayTerms }) => holidayTerms.phase !== 'idle');
  const ahead = useSelector(
    (state) =>
      wantsHolidayTerms(state) &&
      (state.userId === null
        ? state.outbound.serviceLevelId !== null
        : !['held', null].includes(state.holidayTerms.ahead)),
  );
  return (
    <>
      {ahead && !wanted ? (
        <Suspense>
          <TermsAhead />
        </Suspense>
      ) : null}
      {wanted ? (
        <Suspense>
          <HolidayTermsDialog />
        </Suspense>
      ) : null}
    </>
  );
}
