import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import { Button } from '@sendahead/shared-ui';
import { Modal } from '@sendahead/shared-ui/dialogs';
import { sameDayWords } from '../../copy/same-day.ts';
import { useItinerary, useSelector } from '../../hooks/use-itinerary.ts';
import { chosenService } from '../../state/chosen-service.ts';
import { fieldId } from '../../state/field-id.ts';
import { nextBusinessDay, offersDropOff, type SameDayAnswer } from '../../state/same-day-alert.ts';

/** MD-18: only an answer closes it. */
export function SameDayDialog() {
  const { store } = useItinerary();
  const nextDay = useSelector(nextBusinessDay);
  const next = nextDay === null ? null : spokenDate(nextDay);
  const dropOff = useSelector(offersDropOff);
  const service = useSelector((state) => chosenService(state, 'outbound'));
  const answer = (choice: SameDayAnswer) => store.dispatch({ type: 'same-day-answered', answer: choice });
  const name = service ? serviceTitle(service.carrier, service.service_name) : sameDayWords.someService;
  return (
    <Modal
      open
      variant="static"
      title={sameDayWords.title}
      why={sameDayWords.why}
      returnTo={() => document.getElementById(fieldId('outbound', 'service'))}
      onClose={() => undefined}
      actions={
        <>
          <Button onClick={() => answer('close')}>{sameDayWords.close}</Button>
          {dropOff ? <Button onClick={() => answer('drop_off')}>{sameDayWords.dropOff}</Button> : null}
          {next ? (
            <Button variant="primary" onClick={() => answer('next_day')}>
              {sameDayWords.pickUp({ day: next })}
            </Button>
          ) : null}
        </>
      }
    >
      <p>{sameDayWords.text({ service: name, dropOff, day: next })}</p>
    </Modal>
  );
}
