import { holidayTermsText } from '@sendahead/shared-contracts/calendar/holiday-words';
import { Alert, Button, CheckField, PlainCard } from '@sendahead/shared-ui';
import { useId } from 'react';
import { holidayTermsAhead, holidayTermsWords } from '../../copy/holiday-terms.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import type { Tick } from './holiday-terms.tsx';

/** MD-17, TL-24: the terms, read and accepted before an order asks for them; a guest reads them (RO-13). */
export function TermsAhead(tick: Tick) {
  const ahead = useSelector(({ holidayTerms }) => holidayTerms.ahead);
  if (ahead === 'accepted')
    return (
      <Alert severity="success" live>
        {holidayTermsAhead.accepted}
      </Alert>
    );
  return (
    <PlainCard label={holidayTermsWords.title}>
      <div className="itinerary-terms">
        {[ahead === null ? holidayTermsAhead.guest : holidayTermsAhead.due, ...holidayTermsText].map(
          (line) => (
            <p key={line}>{line}</p>
          ),
        )}
        {ahead === null ? null : <Acceptance {...tick} />}
      </div>
    </PlainCard>
  );
}

function Acceptance({ ticked, onTick }: Tick) {
  const { store } = useItinerary();
  const id = useId();
  const ahead = useSelector(({ holidayTerms }) => holidayTerms.ahead);
  return (
    <>
      {ahead === 'not-saved' ? (
        <Alert severity="danger" live>
          {holidayTermsWords.notSaved}
        </Alert>
      ) : null}
      <CheckField
        id={`${id}-terms`}
        label={holidayTermsWords.agree}
        checked={ticked}
        onChange={({ target }) => onTick(target.checked)}
      />
      <div>
        <Button
          disabled={!ticked}
          busy={ahead === 'saving'}
          busyLabel={holidayTermsWords.saving}
          onClick={() => store.dispatch({ type: 'holiday-terms-accepted-ahead' })}
        >
          {holidayTermsAhead.accept}
        </Button>
      </div>
    </>
  );
}
