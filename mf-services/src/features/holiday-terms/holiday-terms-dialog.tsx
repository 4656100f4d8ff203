import { holidayTermsText } from '@sendahead/shared-contracts/calendar/holiday-words';
import { Alert, Button, CheckField } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { useId } from 'react';
import { holidayTermsForms, holidayTermsWords } from '../../copy/holiday-terms.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import type { Tick } from './holiday-terms.tsx';

/** MD-17, TL-24 to TL-26: optional, or an order waits for it; closing it declines. */
export function HolidayTermsDialog({ ticked, onTick }: Tick) {
  const { store } = useItinerary();
  const id = useId();
  const { phase, forced } = useSelector(({ holidayTerms }) => holidayTerms);
  const form = holidayTermsForms[forced ? 'forced' : 'optional'];
  const decline = () => store.dispatch({ type: 'holiday-terms-declined' });
  return (
    <Modal
      open
      title={holidayTermsWords.title}
      returnTo={() => document.getElementById(forced ? 'payment-title' : 'trip-type')}
      onClose={decline}
      actions={
        <>
          <Button onClick={decline}>{form.decline}</Button>
          <Button
            variant="primary"
            disabled={!ticked}
            busy={phase === 'saving'}
            busyLabel={holidayTermsWords.saving}
            onClick={() => store.dispatch({ type: 'holiday-terms-accepted' })}
          >
            {form.accept}
          </Button>
        </>
      }
    >
      <div className="itinerary-terms">
        {phase === 'not-saved' ? (
          <Alert severity="danger" live>
            {holidayTermsWords.notSaved}
          </Alert>
        ) : null}
        {[...form.first, ...holidayTermsText].map((line) => (
          <p key={line}>{line}</p>
        ))}
        <CheckField
          id={`${id}-terms`}
          label={holidayTermsWords.agree}
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
      </div>
    </Modal>
  );
}
