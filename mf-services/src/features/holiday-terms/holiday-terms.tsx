import { lazyView } from '@sendahead/shared-ui';
import { Suspense, useState } from 'react';
import { useSelector } from '../../hooks/use-itinerary.ts';
import { wantsHolidayTerms } from '../../state/holiday-terms.ts';

const HolidayTermsDialog = lazyView(
  async () => (await import('./holiday-terms-dialog.tsx')).HolidayTermsDialog,
);
const TermsAhead = lazyView(async () => (await import('./terms-ahead.tsx')).TermsAhead);

/** Whether the terms are ticked, on the page and in the dialog alike. */
export interface Tick {
  readonly ticked: boolean;
  readonly onTick: (ticked: boolean) => void;
}

/**
 * MD-17: the season's terms where needed: on the page before an order, or in a dialog when an order waits for
 * them.
 */
export function HolidayTerms() {
  const isWanted = useSelector(({ holidayTerms }) => holidayTerms.phase !== 'idle');
  const ahead = useSelector(
    (state) =>
      wantsHolidayTerms(state) &&
      (state.userId === null
        ? state.outbound.serviceLevelId !== null
        : !['held', null].includes(state.holidayTerms.ahead)),
  );
  const person = useSelector(({ userId, onBehalfOf }) => `${userId ?? ''}|${onBehalfOf ?? ''}`);
  /**
   * The person who ticked: a box ticked above the payment is ticked in the order's dialog, and remains ticked
   * after a refusal.
   */
  const [tickedBy, setTickedBy] = useState('');
  const tick: Tick = {
    ticked: tickedBy === person,
    onTick: (ticked) => setTickedBy(ticked ? person : ''),
  };
  return (
    <>
      {ahead && !isWanted ? (
        <Suspense>
          <TermsAhead {...tick} />
        </Suspense>
      ) : null}
      {isWanted ? (
        <Suspense>
          <HolidayTermsDialog {...tick} />
        </Suspense>
      ) : null}
    </>
  );
}
